import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Form } from '#kernel/web/kit/form.tsx'
import { Moment } from '#kernel/web/kit/moment.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import type { BugReport } from '../bug-report.model.ts'
import { bugReportsCalls } from '../bug-reports.calls.ts'

const schema = z.strictObject({ text: z.string().trim().min(1).max(5_000) })

/** What was said of a report, and the way to say more: what was settled is then taken up again. */
export function Conversation({
  report: { id, description, steps, createdAt, files, conversation },
}: {
  report: BugReport
}) {
  const t = useT()
  const alert = useAlert()
  const { send } = useSend(bugReportsCalls.answerBugReport, {
    staysOnPage: true,
  })
  const answer = async ({ text }: z.output<typeof schema>) => {
    await send({ id, text })
    alert.success(t('bug-reports.answered'))
  }
  const first = [description, steps].filter(Boolean).join('\n\n')
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Said from="author" at={createdAt} text={first} />
      {files.length > 0 && (
        <Typography variant="caption" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {t('bug-reports.joined', { count: files.length, names: files.map(({ name }) => name).join(', ') })}
        </Typography>
      )}
      {conversation.map(({ at, from, state, text }) => (
        <Said
          key={at}
          from={from}
          at={at}
          text={text ?? t('bug-reports.moved', { state: t(`bug-reports.state.${state}`) })}
        />
      ))}
      <Form
        key={conversation.length}
        schema={schema}
        values={{ text: '' }}
        onSubmit={answer}
        submit={t('bug-reports.answer')}
        draft={`bug-report.${id}`}
      >
        <TextField name="text" label={t('bug-reports.answer-text')} multiline minRows={2} />
      </Form>
    </Box>
  )
}

type SaidProps = { from: 'author' | 'support'; at: string; text: string }

function Said({ from, at, text }: SaidProps) {
  const t = useT()
  const isOwn = from === 'author'
  return (
    <Box
      sx={theme => ({
        px: 1.5,
        py: 1,
        borderRadius: '10px',
        marginInlineStart: isOwn ? 0 : 3,
        marginInlineEnd: isOwn ? 3 : 0,
        backgroundColor: isOwn
          ? theme.vars.palette.background.default
          : `color-mix(in srgb, ${theme.vars.palette.primary.main} 10%, transparent)`,
      })}
    >
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {t(isOwn ? 'bug-reports.from.author' : 'bug-reports.from.support')} · <Moment instant={at} />
      </Typography>
      <Typography variant="body2" dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
    </Box>
  )
}
