import { useState } from 'react'
import { triviaCategories } from '#contract/triviaCategories.ts'
import { password } from '../../texts/login.ts'
import * as texts from '../../texts/style.ts'
import { categoryLabel, categoryMissing } from '../../texts/trivia.ts'
import { CheckField } from '../../ui/kit/CheckField.tsx'
import { ChoiceField } from '../../ui/kit/ChoiceField.tsx'
import { Field } from '../../ui/kit/Field.tsx'
import { PasswordField } from '../../ui/kit/PasswordField.tsx'
import { SearchInput } from '../../ui/kit/SearchInput.tsx'
import { Switch } from '../../ui/kit/Switch.tsx'
import { TextArea } from '../../ui/kit/TextArea.tsx'
import { Shown, State } from './Section.tsx'
import styles from './specimens.module.css'

const { states, variants, words } = texts

/** Fields to type into. */
export function Fields() {
  const [category, setCategory] = useState<(typeof triviaCategories)[number] | null>('Musik')
  const [sought, setSought] = useState<string>(words.searchValue)
  return (
    <>
      <Shown file="Field.tsx">
        <State label={states.empty}>
          <Field label={words.place} />
        </State>
        <State label={states.filled}>
          <Field label={words.place} defaultValue={words.placeValue} />
        </State>
        <State label={states.focus} focus>
          <Field label={words.place} />
        </State>
        <State label={states.invalid}>
          <Field label={words.email} type="email" error={words.emailFault} defaultValue="mira" />
        </State>
        <State label={states.disabled}>
          <Field label={words.place} disabled defaultValue={words.placeValue} />
        </State>
      </Shown>
      <Shown file="PasswordField.tsx">
        <State label={states.empty}>
          <PasswordField label={password} />
        </State>
        <State label={states.filled}>
          <PasswordField label={password} defaultValue={words.placeValue} />
        </State>
        <State label={states.invalid}>
          <PasswordField label={password} error={words.wrongLogin} />
        </State>
        <State label={states.disabled}>
          <PasswordField label={password} disabled defaultValue={words.placeValue} />
        </State>
      </Shown>
      <Shown file="TextArea.tsx">
        <State label={states.empty}>
          <TextArea label={words.reason} hint={words.reasonHint} />
        </State>
        <State label={states.filled}>
          <TextArea label={words.reason} note={words.reasonRest} defaultValue={words.reasonValue} />
        </State>
        <State label={states.focus} focus>
          <TextArea label={words.reason} />
        </State>
        <State label={states.invalid}>
          <TextArea label={words.reason} hint={words.reasonHint} error={words.reasonFault} />
        </State>
      </Shown>
      <Shown file="CheckField.tsx">
        <State label={states.empty}>
          <CheckField>{words.news}</CheckField>
        </State>
        <State label={states.filled}>
          <CheckField defaultChecked>{words.news}</CheckField>
        </State>
        <State label={states.invalid}>
          <CheckField error={words.newsFault}>{words.news}</CheckField>
        </State>
      </Shown>
      <Shown file="ChoiceField.tsx">
        <State label={states.on} wide>
          <ChoiceField label={categoryLabel} options={triviaCategories} value={category} onChange={setCategory} />
        </State>
        <State label={states.invalid} wide>
          <ChoiceField
            label={categoryLabel}
            options={triviaCategories}
            value={null}
            onChange={setCategory}
            error={categoryMissing}
          />
        </State>
      </Shown>
      <Shown file="Switch.tsx">
        <State label={states.empty}>
          <Switch aria-label={words.news} />
        </State>
        <State label={states.filled}>
          <Switch aria-label={words.news} defaultChecked />
        </State>
      </Shown>
      <Shown file="SearchInput.tsx">
        <State label={variants.bare}>
          <SearchInput aria-label={words.search} />
        </State>
        <State label={variants.withIcon}>
          <SearchInput aria-label={words.search} icon="search" placeholder={words.searchPlaceholder} />
        </State>
        <State label={variants.withClear}>
          <div className={styles.narrow}>
            <SearchInput
              aria-label={words.search}
              icon="search"
              placeholder={words.searchPlaceholder}
              value={sought}
              onChange={(event) => setSought(event.currentTarget.value)}
              onClear={() => setSought('')}
            />
          </div>
        </State>
      </Shown>
    </>
  )
}
