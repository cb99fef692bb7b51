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

const nobody = { firstname: '', name: '' }
const nextOf = { to_do: lineWorkCalls.startTask, in_progress: lineWorkCalls.endTask } as const

/** Who comes and who goes, and the steps of the order: a tap each. */
export function TeamStep({ order, people, tasks, floor, onClose }: StepProps) {
  const t = useT()
  const { time } = useFormat()
  const all =
    useCall(operatorsCalls.getOperators, { atelierId: order.atelierId }, { staysOnPage: true, keptOffline: true })
      .data ?? []
  const there = people.filter(({ toAt }) => toAt === null)
  const isThere = (operatorId: string) => there.some(person => person.operatorId === operatorId)
  const move = (operatorId: string, here: boolean) => {
    const { firstname, name } =
      there.find(person => person.operatorId === operatorId) ?? all.find(({ id }) => id === operatorId) ?? nobody
    const label = `${t(here ? 'atelier.poste.comes' : 'atelier.poste.goes')} · ${firstname} ${name}`
    void floor.actLater(
      lineWorkCalls.movePerson,
      { id: order.id, operatorId, here },
      { label, about: { firstname, name } },
    )
  }
  const step = (taskId: string) => {
    const task = tasks.find(({ id }) => id === taskId)
    if (task?.state !== 'to_do' && task?.state !== 'in_progress') return
    const label = `${task.label} · ${t(task.state === 'to_do' ? 'atelier.task.in_progress' : 'atelier.task.done')}`
    void floor.actLater(nextOf[task.state], { id: order.id, taskId }, { label })
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
