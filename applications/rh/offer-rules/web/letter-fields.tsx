import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { type Language, languages } from '#kernel/shared/names.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Tabs } from '#kernel/web/kit/tabs.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'

type Props = {
  /** What goes where nothing is written. */
  usual?: Record<Language, string>
  /** A reason of the client's own has a name in each language. */
  isNamed: boolean
}

/** What a reason is called and what is written then, a language at a time. */
export function LetterFields({ usual, isNamed }: Props) {
  const t = useT()
  const [language, setLanguage] = useState<Language>('fr')
  return (
    <>
      <Tabs
        label={t('field.language')}
        value={language}
        onChange={chosen => setLanguage(chosen as Language)}
        tabs={languages.map(one => ({ value: one, label: t(`rh.offer.language.${one}`) }))}
      />
      {isNamed && <TextField key={`name-${language}`} name={`names.${language}`} label={t('field.name')} />}
      <TextField
        key={language}
        name={`texts.${language}`}
        label={t('rh.refusal.letter')}
        help={t('rh.refusal.letter-help', { firstname: '{{prenom}}', company: '{{societe}}' })}
        multiline
        minRows={6}
      />
      {usual && (
        <div>
          <Typography variant="subtitle2">{t('rh.refusal.usual')}</Typography>
          <Typography variant="body2" dir="auto" sx={{ whiteSpace: 'pre-line', color: 'text.secondary' }}>
            {usual[language]}
          </Typography>
        </div>
      )}
    </>
  )
}
