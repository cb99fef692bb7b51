import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { type ReactNode, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { type Language, languages } from '#kernel/shared/names.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Form } from '#kernel/web/kit/form.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { Tabs } from '#kernel/web/kit/tabs.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { TwoColumns } from '#kernel/web/kit/two-columns.tsx'
import { type OfferDescription, OfferTextInput } from '../job-offer.model.ts'
import { markedWordsIn, type OfferTexts } from '../offer-wording.model.ts'

const written = z.object({ fr: OfferTextInput, en: OfferTextInput, es: OfferTextInput, ar: OfferTextInput })
const typedDescription = z.object({ texts: written, wordingReason: z.string().nullable() })

const blank = { title: '', missions: '', profile: '', conditions: '' }

type Props = {
  description: OfferDescription
  submit: string
  onSave: (description: OfferDescription) => Promise<unknown>
  onCancel: () => void
  beside: ReactNode
}

/** Step 2: what is said of the work, in each language; words that turn people away are told as they are typed. */
export function DescriptionForm({ description, submit, onSave, onCancel, beside }: Props) {
  const t = useT()
  const [language, setLanguage] = useState<Language>('fr')
  const save = ({ texts, wordingReason }: z.output<typeof typedDescription>) => {
    const said = Object.entries(texts).filter(([name, text]) => name === 'fr' || Object.values(text).some(Boolean))
    return onSave({ texts: Object.fromEntries(said), wordingReason: wordingReason || null })
  }
  return (
    <Form
      schema={typedDescription}
      values={{
        texts: Object.fromEntries(languages.map(name => [name, { ...blank, ...description.texts[name] }])),
        wordingReason: description.wordingReason ?? '',
      }}
      submit={submit}
      onSubmit={save}
      onCancel={onCancel}
      keepsActionsInSight
    >
      <TwoColumns beside={beside}>
        <SectionCard title={t('rh.offer.step.description')}>
          <Tabs
            label={t('field.language')}
            value={language}
            onChange={name => setLanguage(name as Language)}
            tabs={languages.map(name => ({ value: name, label: t(`rh.offer.language.${name}`) }))}
          />
          <Box sx={{ display: 'grid', gap: 2, mt: 2 }}>
            <TextField key={`${language} title`} name={`texts.${language}.title`} label={t('rh.offer.text.title')} />
            {(['missions', 'profile', 'conditions'] as const).map(part => (
              <TextField
                key={`${language} ${part}`}
                name={`texts.${language}.${part}`}
                label={t(`rh.offer.text.${part}`)}
                multiline
                minRows={part === 'missions' ? 5 : 3}
              />
            ))}
            <Wording />
          </Box>
        </SectionCard>
      </TwoColumns>
    </Form>
  )
}

/** The words that the law forbids, and the place for a reason where one stands for something else. */
function Wording() {
  const t = useT()
  const texts = useWatch({ name: 'texts' }) as OfferTexts
  const marked = markedWordsIn(texts)
  if (marked.length === 0) return null
  return (
    <>
      <Alert severity="warning">
        {marked.map(({ language, field, word, ground }) => (
          <div key={`${language}.${field}.${word}`}>
            {t('rh.offer.marked', { word, ground: t(`rh.offer.ground.${ground}`) })}
          </div>
        ))}
      </Alert>
      <TextField name="wordingReason" label={t('rh.offer.wording-reason')} help={t('rh.offer.wording-reason-help')} />
    </>
  )
}
