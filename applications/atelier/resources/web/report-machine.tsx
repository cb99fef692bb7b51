import Build from '~icons/ic/outline-build'
import Button from '@mui/material/Button'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import type { ResourceOfWorkshop } from '../resource.model.ts'
import { resourcesCalls } from '../resources.calls.ts'

/** One tap calls who mends a machine that broke down; from then on the number of the ticket. */
export function ReportMachine({ machine }: { machine: ResourceOfWorkshop }) {
  const t = useT()
  const { start, isSending } = useSend(resourcesCalls.reportStop, { staysOnPage: true })
  if (machine.stop?.ticketNumber)
    return <Chip label={t('atelier.resource.ticket', { number: machine.stop.ticketNumber })} />
  if (!machine.isReportable) return null
  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<Build />}
      disabled={isSending}
      onClick={() => start({ id: machine.id })}
    >
      {t('atelier.resource.report')}
    </Button>
  )
}
