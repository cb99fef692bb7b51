import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useT } from '#kernel/web/i18n.ts'
import { RecordHead } from '#kernel/web/kit/record-head.tsx'
import { WaitingBadge } from '#kernel/web/kit/touch/waiting-badge.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { logAbandoned } from '../../line-work/line-work.web.ts'
import { type Inventory, isUnexplained } from '../inventory.model.ts'
import { StateChip } from './state-chip.tsx'

export type TaskOfInventory = 'validate' | 'cancel' | 'history'

/** What is counted, how far one is, and what still stands in the way of its end. */
export function InventoryHead({
  inventory,
  onTask,
}: {
  inventory: Inventory
  onTask: (task: TaskOfInventory) => void
}) {
  const t = useT()
  const { moment, weight } = useFormat()
  const { number, state, lines, counted, can } = inventory
  const told = t('atelier.inventory.counted', { counted, lines: lines.length })
  const hurdles = hurdlesOf(inventory)
  return (
    <RecordHead
      name={number}
      chips={<StateChip state={state} />}
      about={[inventory.workshop.name, ...inventory.locations.map(({ name }) => name)].join(' · ')}
      buttons={
        <>
          <WaitingBadge onAbandon={logAbandoned} />
          {can.manage && (
            <Button
              variant="contained"
              size="large"
              disabled={counted === 0 || hurdles.length > 0}
              onClick={() => onTask('validate')}
            >
              {t('atelier.inventory.validate')}
            </Button>
          )}
        </>
      }
      actions={[
        ...(can.manage
          ? [
              {
                label: t('atelier.inventory.cancel'),
                isDestructive: true,
                onSelect: () => onTask('cancel'),
              },
            ]
          : []),
        { label: t('field.history'), onSelect: () => onTask('history') },
      ]}
      progress={
        <Box sx={{ display: 'grid', gap: 0.5 }}>
          <LinearProgress
            variant="determinate"
            aria-label={t('atelier.inventory.progress')}
            value={(100 * counted) / Math.max(1, lines.length)}
          />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {[
              told,
              ...(can.manage ? hurdles.map(({ what, count }) => t(`atelier.inventory.hurdle.${what}`, { count })) : []),
            ].join(' · ')}
          </Typography>
        </Box>
      }
      facts={[
        { label: t('atelier.inventory.opened'), value: moment(inventory.openedAt) },
        { label: t('atelier.inventory.opened-by'), value: inventory.openedBy },
        ...(inventory.endedAt
          ? [
              { label: t('atelier.inventory.ended'), value: moment(inventory.endedAt) },
              { label: t('atelier.inventory.ended-by'), value: inventory.endedBy },
              {
                label: t('atelier.inventory.posted'),
                value: inventory.postedKg === null ? null : weight(inventory.postedKg),
              },
            ]
          : []),
        ...(inventory.note ? [{ label: t('field.note'), value: inventory.note, isLong: true }] : []),
      ]}
    />
  )
}

/** What the server would refuse the end for. */
const hurdlesOf = ({ lines }: Inventory) =>
  [
    { what: 'recount' as const, count: lines.filter(({ wantsRecount }) => wantsRecount).length },
    {
      what: 'unexplained' as const,
      count: lines.filter(({ gapKg, reasonCode }) => isUnexplained({ gapG: gapKg, reasonCode })).length,
    },
  ].filter(({ count }) => count > 0)
