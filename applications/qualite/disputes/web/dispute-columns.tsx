import { useT } from '#kernel/web/i18n.ts'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import type { DisputeRow } from '../dispute.model.ts'
import { StateChip } from './state-chip.tsx'
import { TimeLeft } from './time-left.tsx'
import type { ViewOfDisputes } from './views.ts'

/** Production sees no amount; accounting sees them first. */
export function useDisputeColumns(view: ViewOfDisputes): Column<DisputeRow>[] {
  const t = useT()
  const { moment, weight, money } = useFormat()
  const amounts: Column<DisputeRow>[] = [
    {
      key: 'requested',
      label: t('qualite.dispute.requested'),
      text: ({ requestedCents }) => (requestedCents !== undefined && requestedCents > 0 ? money(requestedCents) : null),
      align: 'end',
      width: 130,
      hiddenBelow: 'lg',
    },
    {
      key: 'granted',
      label: t('qualite.dispute.granted'),
      text: ({ grantedCents }) => (grantedCents === undefined || grantedCents === null ? null : money(grantedCents)),
      align: 'end',
      width: 130,
      hiddenBelow: 'lg',
    },
  ]
  const closed: Column<DisputeRow> = {
    key: 'closedAt',
    label: t('qualite.dispute.closed'),
    text: ({ closedAt }) => closedAt && moment(closedAt),
    width: 190,
  }
  const left: Column<DisputeRow> = {
    key: 'dueAt',
    label: t('qualite.dispute.due'),
    text: ({ dueAt }) => dueAt && moment(dueAt),
    cell: ({ dueAt }) => <TimeLeft dueAt={dueAt} />,
    width: 170,
  }
  return [
    { key: 'number', label: t('field.number'), text: ({ number }) => number, width: 120 },
    {
      key: 'state',
      label: t('field.state'),
      text: ({ state }) => t(`qualite.dispute.state.${state}`),
      cell: ({ state }) => <StateChip state={state} />,
      width: 150,
      onPhone: 'badge',
    },
    { key: 'customer', label: t('trade.customer'), text: ({ customer }) => customer },
    {
      key: 'reason',
      label: t('qualite.dispute.reason'),
      text: ({ reason }) => t(`qualite.reason.${reason}`),
      width: 150,
    },
    {
      key: 'articles',
      label: t('trade.articles'),
      text: ({ articles }) => articles,
      isOptional: true,
      hiddenBelow: 'lg',
      onPhone: 'hidden',
    },
    { key: 'kg', label: t('trade.weight'), text: ({ kg }) => weight(kg), align: 'end', width: 130 },
    ...(view === 'production' ? [] : amounts),
    view === 'settled' ? closed : left,
    {
      key: 'notifiedAt',
      label: t('qualite.dispute.notified'),
      text: ({ notifiedAt }) => moment(notifiedAt),
      width: 210,
      hiddenBelow: 'lg',
      onPhone: 'hidden',
    },
  ]
}
