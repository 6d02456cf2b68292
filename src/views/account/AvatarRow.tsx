import { useSetAtom } from 'jotai'
import { useState } from 'react'
import type { Account } from '#contract/account.ts'
import { avatarTypes } from '#contract/avatar.ts'
import { toImageUrl } from '#contract/image.ts'
import { avatarFault, removeAvatarAtom, saveAvatarAtom } from '../../atoms/account/avatar.ts'
import { refusedAt } from '../../atoms/core/outcome.ts'
import { avatar as words } from '../../texts/account.ts'
import { Avatar } from '../../ui/kit/Avatar.tsx'
import { Button } from '../../ui/kit/Button.tsx'
import { Field } from '../../ui/kit/Field.tsx'
import { AccountForm } from './AccountForm.tsx'
import styles from './AvatarRow.module.css'
import { PicturePreview } from './PicturePreview.tsx'
import { SettingRow } from './SettingRow.tsx'
import { useRequest } from './useRequest.ts'

/** Of 42 px, for screens of double density. */
const WIDTH = 84

/** The member's picture. A file is checked before it is sent; the server decides. */
export function AvatarRow({ account }: { account: Account }) {
  const saveAvatar = useSetAtom(saveAvatarAtom)
  const removeAvatar = useSetAtom(removeAvatarAtom)
  const request = useRequest()
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState<File | null>(null)
  const [doing, setDoing] = useState<'save' | 'remove'>('save')
  const [result, setResult] = useState<string | null>(null)

  const close = () => {
    setOpen(false)
    setChosen(null)
  }
  const choose = (file: File | undefined) => {
    const fault = file ? avatarFault(file) : null
    setChosen(file && fault === null ? file : null)
    if (fault !== null) request.refuse(refusedAt('avatar', words[fault]))
  }
  const save = async () => {
    if (chosen === null) {
      if (!request.refusal) request.refuse(refusedAt('avatar', words.missing))
      return
    }
    setDoing('save')
    if ((await request.run(() => saveAvatar(chosen))) === null) return
    setResult(words.saved)
    close()
  }
  const remove = async () => {
    setDoing('remove')
    if ((await request.run(removeAvatar)) === null) return
    setResult(words.removed)
    close()
  }

  return (
    <SettingRow
      title={words.title}
      value={words.rules}
      picture={<Avatar name={account.username} src={account.avatar && toImageUrl(account.avatar, WIDTH)} />}
      isOpen={isOpen}
      onToggle={() => {
        setResult(null)
        if (isOpen) close()
        else setOpen(true)
      }}
      result={result}
    >
      <AccountForm
        state={request}
        submit={words.save}
        submitting={doing === 'save' ? words.saving : words.removing}
        onSubmit={() => void save()}
        onEdit={request.forget}
        onCancel={close}
      >
        <div className={styles.choice}>
          <Field
            label={words.choose}
            name="avatar"
            type="file"
            accept={avatarTypes.join(',')}
            hint={words.cut}
            error={request.refusal?.fields.avatar}
            onChange={({ currentTarget }) => choose(currentTarget.files?.[0])}
          />
          {chosen && <PicturePreview file={chosen} label={words.preview} />}
        </div>
        {account.avatar !== null && (
          <p className={styles.remove}>
            <Button variant="text" disabled={request.busy} onClick={() => void remove()}>
              {words.remove}
            </Button>
          </p>
        )}
      </AccountForm>
    </SettingRow>
  )
}
