import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useSend } from '#kernel/web/api.ts'
import { businessToday } from '#kernel/web/business-today.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Fold } from '#kernel/web/kit/fold.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import type { EndingOfContract } from '../../contract-element.model.ts'
import { contractElementsCalls } from '../../contract-elements.calls.ts'

/** What is handed over, taken back or told when a contract ends; a tick keeps its day. */
export function EndingChecklist({ ending, mayTick }: { ending: EndingOfContract; mayTick: boolean }) {
  const t = useT()
  const { date } = useFormat()
  const { start, isSending } = useSend(contractElementsCalls.tickEndingOfContract, { staysOnPage: true })
  const { checklist, id } = ending
  const left = checklist.filter(({ doneOn }) => doneOn === null).length
  const tick = (item: EndingOfContract['checklist'][number]['item'], isDone: boolean) =>
    start({ id, item, doneOn: isDone ? businessToday().toString() : null })
  return (
    <Fold name={t('rh.element.checklist')} count={left}>
      <Box sx={{ display: 'grid' }}>
        {checklist.map(({ item, doneOn }) => (
          <FormControlLabel
            key={item}
            control={
              <Checkbox
                checked={doneOn !== null}
                disabled={!mayTick || isSending}
                onChange={(_, isDone) => tick(item, isDone)}
              />
            }
            label={`${t(`rh.element.item.${item}`)}${doneOn ? ` · ${date(doneOn)}` : ''}`}
          />
        ))}
      </Box>
    </Fold>
  )
}
