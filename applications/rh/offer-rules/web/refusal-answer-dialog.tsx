import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { type Language, languages } from '#kernel/shared/names.ts'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { CheckboxField } from '#kernel/web/kit/checkbox-field.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { Tabs } from '#kernel/web/kit/tabs.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { offerRulesCalls } from '../offer-rules.calls.ts'
import { alwaysProposed, type RefusalAnswer, RefusalAnswerFields } from '../refusal-answer.model.ts'

type Props = { answer: RefusalAnswer; name: string; onClose: () => void }

/** Whether a reason is proposed, and the letter of each language; where it is blank the usual one goes. */
export function RefusalAnswerDialog({ answer, name, onClose }: Props) {
  const t = useT()
  const alert = useAlert()
  const [language, setLanguage] = useState<Language>('fr')
  const { send } = useSend(offerRulesCalls.editRefusalAnswer, { staysOnPage: true })
  const { reason, isProposed, texts, usual, version } = answer
  const save = async (fields: RefusalAnswerFields) => {
    await send({ ...fields, version })
    alert.success(t('kernel.record.was-saved', { name }))
    onClose()
  }
  return (
    <Dialog title={name} onClose={onClose} width="sm">
      <Form
        schema={RefusalAnswerFields}
        values={{ reason, isProposed, texts }}
        submit={t('verb.save')}
        onSubmit={save}
        onCancel={onClose}
      >
        {reason !== alwaysProposed && <CheckboxField name="isProposed" label={t('rh.refusal.is-proposed')} />}
        <Tabs
          label={t('field.language')}
          value={language}
          onChange={chosen => setLanguage(chosen as Language)}
          tabs={languages.map(one => ({ value: one, label: t(`rh.offer.language.${one}`) }))}
        />
        <TextField
          key={language}
          name={`texts.${language}`}
          label={t('rh.refusal.letter')}
          help={t('rh.refusal.letter-help', { firstname: '{{prenom}}', company: '{{societe}}' })}
          multiline
          minRows={6}
        />
        <div>
          <Typography variant="subtitle2">{t('rh.refusal.usual')}</Typography>
          <Typography variant="body2" dir="auto" sx={{ whiteSpace: 'pre-line', color: 'text.secondary' }}>
            {usual[language]}
          </Typography>
        </div>
      </Form>
    </Dialog>
  )
}
