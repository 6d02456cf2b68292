import { useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { versionRef, versionsRef } from '../../atoms/blog/refs.ts'
import { loadResourceAtom } from '../../atoms/core/resource.ts'
import { useNow } from '../../atoms/core/useNow.ts'
import { useResource } from '../../atoms/core/useResource.ts'
import * as texts from '../../texts/blog.ts'
import { Button } from '../../ui/kit/Button.tsx'
import { toInstantText } from '../../ui/kit/format.ts'
import { Compared } from './Compared.tsx'
import styles from './Editor.module.css'

type Words = { title: string; body: string }
type VersionsProps = { id: string; text: Words; onRestore: (version: Words) => void }

/** The kept versions of an article; one of them beside the text in the editor. */
export function Versions({ id, text, onRestore }: VersionsProps) {
  const load = useSetAtom(loadResourceAtom)
  const resource = useResource(versionsRef(id))
  const [chosen, setChosen] = useState<string | null>(null)
  const now = useNow('1970-01-01T00:00:00Z')
  const versions = 'last' in resource ? resource.last?.data.versions : undefined
  return (
    <details
      className={styles.versions}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) void load(versionsRef(id), { refresh: true })
      }}
    >
      <summary>{texts.versions}</summary>
      {versions === undefined ? (
        <p role="status">{resource.state === 'failed' ? texts.versionsFailed : texts.versionsLoading}</p>
      ) : versions.length === 0 ? (
        <p>{texts.noVersions}</p>
      ) : (
        <ul>
          {versions.map(({ revision, savedAt, words, mark }) => {
            const when = toInstantText(new Date(savedAt), now)
            return (
              <li key={revision}>
                <div className={styles.version}>
                  <span>{[when, texts.wordCount(words), ...(mark ? [texts.versionMarks[mark]] : [])].join(' · ')}</span>
                  <Button variant="text" onClick={() => setChosen(chosen === revision ? null : revision)}>
                    {texts.compare}
                  </Button>
                </div>
                {chosen === revision && (
                  <Comparison id={id} revision={revision} when={when} text={text} onRestore={onRestore} />
                )}
              </li>
            )
          })}
        </ul>
      )}
    </details>
  )
}

type ComparisonProps = VersionsProps & { revision: string; when: string }

function Comparison({ id, revision, when, text, onRestore }: ComparisonProps) {
  const reference = versionRef(id, revision)
  const load = useSetAtom(loadResourceAtom)
  useEffect(() => void load(versionRef(id, revision), {}), [load, id, revision])
  const resource = useResource(reference)
  const version = 'last' in resource ? resource.last?.data : undefined
  if (version === undefined) {
    return <p role="status">{resource.state === 'failed' ? texts.versionsFailed : texts.versionsLoading}</p>
  }
  return (
    <div className={styles.sides}>
      <Compared name={texts.versionFrom(when)} words={version}>
        <Button variant="ghost" onClick={() => onRestore({ title: version.title, body: version.body })}>
          {texts.restore}
        </Button>
      </Compared>
      <Compared name={texts.today} words={text} />
    </div>
  )
}
