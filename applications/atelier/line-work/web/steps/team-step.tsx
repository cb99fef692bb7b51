import HowToReg from '~icons/ic/baseline-how-to-reg'
import Logout from '~icons/ic/baseline-logout'
import Box from '@mui/material/Box'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { ReasonTiles } from '#kernel/web/kit/touch/reason-tiles.tsx'
import { TouchStep } from '#kernel/web/kit/touch/touch-step.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { operatorsCalls } from '#atelier/operators/operators.calls.ts'
import { lineWorkCalls } from '../../line-work.calls.ts'
import type { StepProps } from '../step.ts'

const nextOf = { to_do: lineWorkCalls.startTask, in_progress: lineWorkCalls.endTask } as const

/** Who comes and who goes, and the steps of the order: a tap each. */
export function TeamStep({ order, people, tasks, floor, onClose }: StepProps) {
  const t = useT()
  const { time } = useFormat()
  const all = useCall(operatorsCalls.getOperators, { atelierId: order.atelierId }, { staysOnPage: true }).data ?? []
  const there = people.filter(({ toAt }) => toAt === null)
  const isThere = (operatorId: string) => there.some(person => person.operatorId === operatorId)
  const move = (operatorId: string, here: boolean) =>
    void floor.act(lineWorkCalls.movePerson, { id: order.id, operatorId, here })
  const step = (taskId: string) => {
    const state = tasks.find(({ id }) => id === taskId)?.state
    if (state === 'to_do' || state === 'in_progress') void floor.act(nextOf[state], { id: order.id, taskId })
  }
  return (
    <TouchStep title={t('atelier.poste.team')} note={t('atelier.poste.team-help')} onClose={onClose}>
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        {there.length > 0 && (
          <ReasonTiles
            label={t('atelier.poste.here')}
            tiles={there.map(({ operatorId, firstname, name, fromAt }) => ({
              value: operatorId,
              label: `${firstname} ${name}`,
              note: t('atelier.poste.since', { time: time(fromAt) }),
              icon: <Logout />,
            }))}
            onChoose={operatorId => move(operatorId, false)}
          />
        )}
        <Heading text={t('atelier.poste.who-comes')} />
        <ReasonTiles
          label={t('atelier.poste.who-comes')}
          tiles={all
            .filter(({ id, active }) => active && !isThere(id))
            .map(({ id, firstname, name, line }) => ({
              value: id,
              label: `${firstname} ${name}`,
              ...(line && { note: line }),
              icon: <HowToReg />,
            }))}
          onChoose={operatorId => move(operatorId, true)}
        />
        {tasks.length > 0 && (
          <>
            <Heading text={t('atelier.poste.tasks')} />
            <ReasonTiles
              label={t('atelier.poste.tasks')}
              tiles={tasks.map(({ id, label, state }) => ({ value: id, label, note: t(`atelier.task.${state}`) }))}
              onChoose={step}
            />
          </>
        )}
      </Box>
    </TouchStep>
  )
}

const Heading = ({ text }: { text: string }) => (
  <Box component="h2" sx={{ m: 0, fontSize: '1.4rem' }}>
    {text}
  </Box>
)
