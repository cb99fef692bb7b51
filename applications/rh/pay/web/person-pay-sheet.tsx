import Box from '@mui/material/Box'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { SideSheet } from '#kernel/web/kit/side-sheet.tsx'
import { payCheckCalls } from '../pay-check.calls.ts'
import type { PayCheck, PersonToPay } from '../pay-check.model.ts'
import { AnomaliesOfPerson } from './anomalies-of-person.tsx'
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
  const { send } = useSend(payCheckCalls.justifyPayAnomaly, { staysOnPage: true })
  const anomalies = check.anomalies.filter(({ employeeId }) => employeeId === personId)
  const name = person ? `${person.name} ${person.firstname}` : (anomalies[0]?.name ?? '')
  return (
    <SideSheet title={name} onClose={onClose}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {person && <SumsOfRubrics title={t('rh.pay.rubrics')} sums={person.rubrics} before={check.before} />}
        <AnomaliesOfPerson
          anomalies={anomalies}
          onJustify={check.can.write ? justified => send({ id: check.id, employeeId: personId, ...justified }) : null}
        />
      </Box>
    </SideSheet>
  )
}
