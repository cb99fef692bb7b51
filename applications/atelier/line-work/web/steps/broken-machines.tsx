import Build from '~icons/ic/outline-build'
import Box from '@mui/material/Box'
import { useT } from '#kernel/web/i18n.ts'
import { BigButton } from '#kernel/web/kit/touch/big-button.tsx'
import type { ResourceOfWorkshop } from '#atelier/resources/resource.model.ts'
import { resourcesCalls } from '#atelier/resources/resources.calls.ts'
import type { StepProps } from '../step.ts'

type Props = Pick<StepProps, 'floor'> & { machines: readonly ResourceOfWorkshop[]; onReported: () => void }

/** One tap calls who mends each machine that broke down, where somebody does. */
export function BrokenMachines({ machines, floor, onReported }: Props) {
  const t = useT()
  const report = async ({ id, label }: ResourceOfWorkshop) => {
    const act = { label: `${label} · ${t('atelier.resource.report')}` }
    if (await floor.actLater(resourcesCalls.reportStop, { id }, act)) onReported()
  }
  const broken = machines.filter(({ isReportable }) => isReportable)
  if (broken.length === 0) return null
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mt: 2 }}>
      {broken.map(machine => (
        <BigButton
          key={machine.id}
          label={t('atelier.resource.report')}
          note={machine.label}
          icon={<Build />}
          isSmall
          disabled={floor.isBusy}
          onPress={() => void report(machine)}
        />
      ))}
    </Box>
  )
}
