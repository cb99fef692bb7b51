import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { SideSheet } from '#kernel/web/kit/side-sheet.tsx'
import type { Anomaly } from '../anomaly.model.ts'
import { payCheckCalls } from '../pay-check.calls.ts'
import type { PayCheck, PersonToPay } from '../pay-check.model.ts'
import { AnomalyToJustify } from './anomaly-to-justify.tsx'
import { SumsOfRubrics } from './sums-of-rubrics.tsx'

type Props = {
  check: PayCheck
  personId: string
  /** Where he is on the page that is shown. */
  person: PersonToPay | undefined
  onClose: () => void
}

/** What somebody is paid by, beside the period before, and what stands against it, to be justified one by one. */
export function PersonPaySheet({ check, personId, person, onClose }: Props) {
  const t = useT()
  const alert = useAlert()
  const { send } = useSend(payCheckCalls.justifyPayAnomaly, { staysOnPage: true })
  const anomalies = check.anomalies.filter(({ employeeId }) => employeeId === personId)
  const name = person ? `${person.name} ${person.firstname}` : (anomalies[0]?.name ?? '')
  const justify = async ({ code, day, found }: Anomaly, comment: string) => {
    await send({ id: check.id, employeeId: personId, code, day, found, comment })
    alert.success(t('rh.pay.justified'))
  }
  return (
    <SideSheet title={name} onClose={onClose}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {person && <SumsOfRubrics title={t('rh.pay.rubrics')} sums={person.rubrics} before={check.before} />}
        <Box>
          <Typography variant="h6" component="h3" sx={{ mb: 1 }}>
            {t('rh.pay.anomalies')}
          </Typography>
          {anomalies.length === 0 && <Typography color="text.secondary">{t('rh.pay.no-anomaly')}</Typography>}
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {anomalies.map(anomaly => (
              <AnomalyToJustify
                key={`${anomaly.code} ${anomaly.found}`}
                anomaly={anomaly}
                onJustify={check.can.write ? justify : null}
              />
            ))}
          </Box>
        </Box>
      </Box>
    </SideSheet>
  )
}
