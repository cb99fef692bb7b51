import { useState } from 'react'
import { useAlert } from '#kernel/web/alerts.ts'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { Confirm } from '#kernel/web/kit/confirm.tsx'
import { DataTable } from '#kernel/web/kit/data-table.tsx'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import { Moment } from '#kernel/web/kit/moment.tsx'
import { TextInput } from '#kernel/web/kit/text-input.tsx'
import { useListState } from '#kernel/web/kit/use-list-state.ts'
import { wholeTable } from '#kernel/web/kit/whole-table.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import type { Lot, MoveOfLot } from '../lot.model.ts'
import { lotsCalls } from '../lots.calls.ts'
import { placeName } from './place-name.ts'

/** Moves that one takes back here; others are mended where they were made. */
const reversible = ['transfer', 'waste', 'breakage', 'inventory']

/** The ledger of a lot, newest first; who manages takes back what was wrong. */
export function LotMoves({ lot }: { lot: Lot }) {
  const t = useT()
  const alert = useAlert()
  const { weight, moment } = useFormat()
  const list = useListState({ module: 'atelier.lot.moves', usualSize: 25 })
  const answer = useCall(lotsCalls.getMovesOfLot, { id: lot.id }, { staysOnPage: true })
  const { send } = useSend(lotsCalls.reverseMove, { staysOnPage: true })
  const [reversed, setReversed] = useState<MoveOfLot | null>(null)
  const [reason, setReason] = useState('')
  const kind = (move: MoveOfLot) => t(`atelier.lot.move.${move.kind}`)
  const columns: Column<MoveOfLot>[] = [
    {
      key: 'kind',
      label: t('atelier.lot.act'),
      text: kind,
      cell: move => (
        <>
          {kind(move)} {move.reversesId && <Chip label={t('atelier.lot.counter')} />}
          {move.isReversed && <Chip label={t('atelier.lot.reversed')} tone="warning" />}
          {move.flag && <Chip label={t(`atelier.lot.flag.${move.flag}`)} tone="warning" />}
        </>
      ),
    },
    { key: 'from', label: t('atelier.lot.from'), text: ({ from }) => placeName(t, from) },
    { key: 'to', label: t('atelier.lot.to'), text: ({ to }) => placeName(t, to) },
    { key: 'kg', label: t('trade.weight'), text: ({ kg }) => weight(kg), comparedBy: ({ kg }) => kg, align: 'end' },
    {
      key: 'movedAt',
      label: t('field.when'),
      text: ({ movedAt }) => moment(movedAt),
      comparedBy: ({ movedAt }) => movedAt,
      cell: ({ movedAt }) => <Moment instant={movedAt} />,
    },
    { key: 'by', label: t('field.by'), text: ({ by }) => by, hiddenBelow: 'lg' },
    { key: 'reason', label: t('field.reason'), text: move => move.reason, hiddenBelow: 'lg' },
  ]
  const mayReverse = (move: MoveOfLot) =>
    lot.can.correct && reversible.includes(move.kind) && !move.isReversed && move.reversesId === null
  return (
    <>
      <DataTable
        label={t('atelier.lot.moves')}
        {...wholeTable({ list, answer, columns, textOf: move => `${kind(move)} ${move.reason ?? ''}` })}
        rowId={({ id }) => id}
        rowName={kind}
        rowActions={move =>
          mayReverse(move) ? [{ label: t('atelier.lot.reverse'), onSelect: () => setReversed(move) }] : []
        }
        exportName={lot.number}
        empty={{ title: t('atelier.lot.no-move') }}
      />
      {reversed && (
        <Confirm
          title={t('atelier.lot.reverse-title', { weight: weight(reversed.kg) })}
          verb={t('atelier.lot.reverse')}
          onConfirm={async () => {
            await send({ id: reversed.id, reason })
            alert.success(t('atelier.lot.was-reversed'))
          }}
          onClose={() => {
            setReversed(null)
            setReason('')
          }}
        >
          <TextInput
            label={t('field.reason')}
            value={reason}
            required
            onChange={event => setReason(event.target.value)}
            sx={{ mt: 1 }}
          />
        </Confirm>
      )}
    </>
  )
}
