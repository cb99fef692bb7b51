import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { AnswerOf } from '#kernel/shared/call.ts'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { FileDrop } from '#kernel/web/kit/file-drop.tsx'
import { dailyValuesCalls } from '../daily-values.calls.ts'
import { type PageOfValues, pagesOfValues } from '../values-page.model.ts'

type Report = AnswerOf<typeof dailyValuesCalls.importDailyValues>
type Tried = { text: string; report: Report }

const rule = { types: ['text/csv', 'text/plain', '.csv'], maxBytes: 200_000 }

/** A file is tried first: what it would write, what stands there already, which lines cannot be read. */
export function ImportDialog({ page, onClose }: { page: PageOfValues; onClose: () => void }) {
  const t = useT()
  const alert = useAlert()
  const { send } = useSend(dailyValuesCalls.importDailyValues, { staysOnPage: true })
  const [tried, setTried] = useState<Tried | null>(null)
  const columns = pagesOfValues[page].series.map(({ code }) => t(`energie.values.series.${code}`))
  const attempt = async ([file]: readonly File[]) => {
    const text = await file?.text()
    if (text) setTried({ text, report: await send({ page, text, dryRun: true }) })
  }
  const write = async ({ text }: Tried) => {
    const { written } = await send({ page, text, dryRun: false })
    alert.success(t('energie.values.were-written', { count: written }))
    onClose()
  }
  return (
    <Dialog title={t('energie.values.import')} onClose={onClose}>
      <Typography variant="body2">
        {t('energie.values.import-columns', { columns: [t('field.day'), ...columns].join(' ; ') })}
      </Typography>
      <FileDrop label={t('energie.values.drop')} choose={t('verb.chooseFile')} rule={rule} onFiles={attempt} />
      {tried && <Told report={tried.report} />}
      {tried && tried.report.written > 0 && (
        <Button variant="contained" onClick={() => void write(tried)}>
          {t('energie.values.write', { count: tried.report.written })}
        </Button>
      )}
    </Dialog>
  )
}

function Told({ report: { written, same, different, faults } }: { report: Report }) {
  const t = useT()
  return (
    <div role="status">
      <Typography>{t('energie.values.report', { written, same, different: different.length })}</Typography>
      {faults.slice(0, 5).map(({ line, reason }) => (
        <Typography key={line} color="error">
          {t(`energie.values.fault.${reason}`, { line })}
        </Typography>
      ))}
    </div>
  )
}
