import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { SideSheet } from '#kernel/web/kit/side-sheet.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { payCalls } from '../pay.calls.ts'
import type { HrCheck, PersonToCheck } from '../pay-check.model.ts'
import { AnomaliesOfPerson } from './anomalies-of-person.tsx'
import { useQuantity } from './use-rubric-named.ts'

type Props = {
  check: HrCheck
  personId: string
  /** Where he is on the page that is shown. */
  person: PersonToCheck | undefined
  onClose: () => void
}

/** The week of somebody, and what stands against it, to be justified one by one. */
export function PersonWeekSheet({ check, personId, person, onClose }: Props) {
  const t = useT()
  const { week } = useFormat()
  const { send } = useSend(payCalls.justifyHrAnomaly, { staysOnPage: true })
  const anomalies = check.anomalies.filter(({ employeeId }) => employeeId === personId)
  const name = person ? `${person.name} ${person.firstname}` : (anomalies[0]?.name ?? '')
  return (
    <SideSheet title={name} context={week(check.from)} onClose={onClose}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {person && <DaysOfWeek person={person} />}
        {person?.reason && person.state === 'entered' && (
          <Typography color="text.secondary">{t('rh.pay.went-back', { reason: person.reason })}</Typography>
        )}
        <AnomaliesOfPerson
          anomalies={anomalies}
          onJustify={check.can.write ? justified => send({ id: check.id, employeeId: personId, ...justified }) : null}
        />
      </Box>
    </SideSheet>
  )
}

function DaysOfWeek({ person }: { person: PersonToCheck }) {
  const t = useT()
  const { duration } = useFormat()
  const said = useQuantity()
  const { shortDay } = useFormat()
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {person.days.map(({ day, worked, planned, away, typeCode }) => (
        <Box
          component="li"
          key={day}
          sx={{ display: 'flex', gap: 2, py: 0.75, borderBottom: 1, borderColor: 'divider', alignItems: 'baseline' }}
        >
          <Typography sx={{ minWidth: 64 }} color="text.secondary">
            {shortDay(day)}
          </Typography>
          <Typography sx={{ minWidth: 72, fontVariantNumeric: 'tabular-nums' }}>
            <bdi>{worked === 0 ? '·' : duration(worked)}</bdi>
          </Typography>
          <Typography variant="body2" color="text.secondary">
            <bdi>
              {[
                planned > 0 && `${t('rh.pay.planned')} ${duration(planned)}`,
                away > 0 && `${t(`rh.absence.type.${typeCode}`)} ${said({ unit: 'days', quantity: away })}`,
              ]
                .filter(Boolean)
                .join(' · ')}
            </bdi>
          </Typography>
        </Box>
      ))}
    </Box>
  )
}
