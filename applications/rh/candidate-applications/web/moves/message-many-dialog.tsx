import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import type { AnswerOf } from '#kernel/shared/call.ts'
import { useCall } from '#kernel/web/api.ts'
import { useBulkLines } from '#kernel/web/use-bulk-lines.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { callsKnownWords, inWords, unknownWord } from '#rh/letter-words.model.ts'
import { type ApplicantMessage, messageModels } from '../../applicant-message.model.ts'
import type { ApplicationRow } from '../../candidate-application.model.ts'
import { applicantMessagesCalls } from '../../applicant-messages.calls.ts'
import { LinesOfMany } from './lines-of-many.tsx'

const { getMessageModels, writeToManyApplicants } = applicantMessagesCalls
const inOwnWords = 'own'

const written = z
  .object({
    model: z.enum([...messageModels, inOwnWords]),
    subject: z.string().trim().max(200).refine(callsKnownWords, unknownWord).nullish(),
    text: z.string().trim().max(4_000).refine(callsKnownWords, unknownWord).nullish(),
  })
  .superRefine((said, context) => {
    if (said.model !== inOwnWords) return
    for (const name of ['subject', 'text'] as const)
      if (!said[name]) context.addIssue({ code: 'custom', path: [name], message: 'kernel.field.required' })
  })

const messageOf = ({ model, subject, text }: z.output<typeof written>): ApplicantMessage =>
  model === inOwnWords ? { subject: subject ?? '', text: text ?? '' } : { model }

type Props = { rows: readonly ApplicationRow[]; onDone: () => void; onClose: () => void }

/** One message for several people, each of whom gets a letter of his own; it leaves once it was read again. */
export function MessageManyDialog({ rows, onDone, onClose }: Props) {
  const t = useT()
  const models = useCall(getMessageModels, {}, { staysOnPage: true }).data
  const [typed, setTyped] = useState<z.output<typeof written>>({ model: 'available', subject: '', text: '' })
  const [isReread, setIsReread] = useState(false)
  const { lines, send } = useBulkLines()
  const [first] = rows
  if (!models || !first) return null
  const title = t('rh.application.message-many', { count: rows.length })
  const write = () =>
    send(writeToManyApplicants, { candidateApplicationIds: rows.map(({ id }) => id), message: messageOf(typed) })
  if (lines)
    return (
      <Dialog title={title} onClose={onDone} width="sm">
        <LinesOfMany
          lines={lines}
          rows={rows}
          told={figures => t('rh.application.message-many-done', figures)}
          refusedLabel={t('rh.application.message-many-refused')}
          success={t('rh.application.message-noted')}
        />
      </Dialog>
    )
  if (isReread)
    return (
      <Dialog title={title} onClose={onClose} width="sm">
        <Reread rows={rows} typed={typed} models={models} onBack={() => setIsReread(false)} onSend={write} />
      </Dialog>
    )
  return (
    <Dialog title={title} onClose={onClose} width="sm">
      <Form
        schema={written}
        values={typed}
        submit={t('verb.continue')}
        onSubmit={said => {
          setTyped(said)
          setIsReread(true)
        }}
        onCancel={onClose}
      >
        <SelectField
          name="model"
          label={t('rh.application.message')}
          choices={[
            ...models.map(({ model, subject }) => ({ value: model, label: subject })),
            { value: inOwnWords, label: t('rh.application.message-own') },
          ]}
        />
        <Letter models={models} first={first} />
      </Form>
    </Dialog>
  )
}

type Models = AnswerOf<typeof getMessageModels>

/** The letter that was chosen, or where one's own is written. */
function Letter({ models, first }: { models: Models; first: ApplicationRow }) {
  const t = useT()
  const model = useWatch({ name: 'model' }) as string
  const chosen = models.find(one => one.model === model)
  if (chosen)
    return (
      <>
        <Alert severity="info">{t('rh.application.message-translated')}</Alert>
        <Words text={chosen.text} of={first} />
      </>
    )
  return (
    <>
      <TextField name="subject" label={t('field.subject')} />
      <TextField
        name="text"
        label={t('rh.application.message')}
        multiline
        minRows={5}
        help={t('rh.application.message-words', { firstname: '{{prenom}}', company: '{{societe}}' })}
      />
    </>
  )
}

const wordsTo = ({ firstname, company }: ApplicationRow, text: string) =>
  inWords(text, { prenom: firstname, societe: company })

/** As the first of them gets it. */
const Words = ({ text, of: row }: { text: string; of: ApplicationRow }) => (
  <Typography sx={{ whiteSpace: 'pre-line', p: 2, borderRadius: 1, bgcolor: 'action.hover', overflowWrap: 'anywhere' }}>
    <bdi>{wordsTo(row, text)}</bdi>
  </Typography>
)

type Rereading = {
  rows: readonly ApplicationRow[]
  typed: z.output<typeof written>
  models: Models
  onBack: () => void
  onSend: () => Promise<void>
}

/** What leaves, to how many, and who cannot be written to. */
function Reread({ rows, typed, models, onBack, onSend }: Rereading) {
  const t = useT()
  const chosen = models.find(({ model }) => model === typed.model)
  const [first] = rows
  const without = rows.filter(({ mail }) => mail === null).map(({ name, firstname }) => `${name} ${firstname}`)
  const count = rows.length - without.length
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography sx={{ fontWeight: 600 }}>
        <bdi>{chosen?.subject ?? (first && wordsTo(first, typed.subject ?? ''))}</bdi>
      </Typography>
      {first && <Words text={chosen?.text ?? typed.text ?? ''} of={first} />}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('rh.application.message-hours')}
      </Typography>
      {without.length > 0 && (
        <Alert severity="warning">{t('rh.application.message-without', { names: without.join(', ') })}</Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'flex-end' }}>
        <Button color="inherit" onClick={onBack}>
          {t('verb.edit')}
        </Button>
        <Button variant="contained" disabled={count === 0} onClick={() => void onSend()}>
          {t('rh.application.message-send', { count })}
        </Button>
      </Box>
    </Box>
  )
}
