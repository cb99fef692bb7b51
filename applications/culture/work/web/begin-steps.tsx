import { useState } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { ReasonTiles } from '#kernel/web/kit/touch/reason-tiles.tsx'
import { TouchStep } from '#kernel/web/kit/touch/touch-step.tsx'
import type { CropToWork, WorkChoices } from '../work.model.ts'
import { RowsStep } from './rows-step.tsx'

type TaskToDo = WorkChoices['tasks'][number]
export type Begun = { task: TaskToDo; plantingId: string; placeIds: string[] }
type Props = {
  choices: WorkChoices
  refusal: string | null
  onBegin: (begun: Begun) => Promise<void>
  onClose: () => void
}

/** Which task, on which crop, in which rows. */
export function BeginSteps({ choices, refusal, onBegin, onClose }: Props) {
  const t = useT()
  const [task, setTask] = useState<TaskToDo | null>(null)
  const [crop, setCrop] = useState<CropToWork | null>(null)
  const begin = (onCrop: CropToWork, placeIds: string[]) => {
    if (task) void onBegin({ task, plantingId: onCrop.id, placeIds })
  }
  if (!task)
    return (
      <TouchStep title={t('culture.work.choose-task')} onClose={onClose}>
        <ReasonTiles
          label={t('culture.work.choose-task')}
          tiles={choices.tasks.map(({ id, name }) => ({ value: id, label: name }))}
          onChoose={id => setTask(choices.tasks.find(one => one.id === id) ?? null)}
        />
      </TouchStep>
    )
  if (!crop)
    return (
      <TouchStep title={t('culture.work.choose-crop')} note={refusal ?? task.name} onClose={() => setTask(null)}>
        <ReasonTiles
          label={t('culture.work.choose-crop')}
          tiles={choices.crops.map(({ id, code, variety }) => ({ value: id, label: code, note: variety }))}
          onChoose={id => {
            const chosen = choices.crops.find(one => one.id === id)
            if (!chosen) return
            if (task.unit === 'row' && chosen.rows > 0) setCrop(chosen)
            else begin(chosen, [])
          }}
        />
      </TouchStep>
    )
  return (
    <RowsStep
      task={task}
      crop={crop}
      refusal={refusal}
      onBegin={placeIds => begin(crop, placeIds)}
      onClose={() => setCrop(null)}
    />
  )
}
