import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { type Language, languages } from '#kernel/shared/names.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Tabs } from '#kernel/web/kit/tabs.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { markedWordsIn, type OfferTexts as Texts } from '../offer-wording.model.ts'

/** What is said of the work in each language, under `texts` of the form, with the words that the law forbids. */
export function OfferTexts() {
  const t = useT()
  const [language, setLanguage] = useState<Language>('fr')
  return (
    <>
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
        <MarkedWords />
      </Box>
    </>
  )
}

function MarkedWords() {
  const t = useT()
  const marked = useMarkedWords()
  if (marked.length === 0) return null
  return (
    <Alert severity="warning">
      {marked.map(({ language, field, word, ground }) => (
        <div key={`${language}.${field}.${word}`}>
          {t('rh.offer.marked', { word, ground: t(`rh.offer.ground.${ground}`) })}
        </div>
      ))}
    </Alert>
  )
}

/** The words of the form's texts that turn people away. */
export const useMarkedWords = () => markedWordsIn(useWatch({ name: 'texts' }) as Texts)
