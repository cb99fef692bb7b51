import { useState } from 'react'
import { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Form } from '#kernel/web/kit/form.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { formerPage } from '#kernel/web/navigation.ts'
import { recentRequests } from '#kernel/web/recent-requests.ts'
import { useSession } from '#kernel/web/session.ts'
import { NewBugReport } from '../bug-report.model.ts'
import { bugReportsCalls } from '../bug-reports.calls.ts'
import { FilesToJoin } from './files-to-join.tsx'
import { TracesToJoin } from './traces-to-join.tsx'

const schema = NewBugReport.extend({ consent: z.boolean() })

/** What is sent with the person's consent, as it was when the page opened: what he is shown is what leaves. */
const tracesOfNow = () => ({ agent: navigator.userAgent.slice(0, 300), recentRequests: [...recentRequests()] })

export function BugReportForm({ onSent }: { onSent: () => void }) {
  const t = useT()
  const alert = useAlert()
  const hasClient = useSession().client !== null
  const [traces] = useState(tracesOfNow)
  const [files, setFiles] = useState<readonly File[]>([])
  const { send } = useSend(bugReportsCalls.sendBugReport, {
    staysOnPage: true,
  })

  const save = async ({ consent, ...told }: z.output<typeof schema>) => {
    const { number } = await send({ ...told, ...(consent && traces) }, { files })
    alert.success(number === null ? t('bug-reports.mailed') : t('bug-reports.sent', { number }))
    onSent()
  }

  return (
    <SectionCard title={t('bug-reports.new')}>
      <Form
        schema={schema}
        values={{ title: '', description: '', steps: '', route: formerPage() ?? '', consent: false }}
        onSubmit={save}
        submit={t('bug-reports.send')}
        draft="bug-report"
      >
        <TextField name="title" label={t('bug-reports.title')} help={t('bug-reports.title-help')} />
        <TextField name="description" label={t('bug-reports.description')} multiline minRows={4} />
        <TextField
          name="steps"
          label={t('bug-reports.steps')}
          multiline
          minRows={2}
          help={t('bug-reports.steps-help')}
        />
        <TextField name="route" label={t('bug-reports.route')} />
        {hasClient && <FilesToJoin files={files} onChange={setFiles} />}
        <TracesToJoin traces={traces} />
      </Form>
    </SectionCard>
  )
}
