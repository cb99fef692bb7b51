import Print from '~icons/ic/outline-print'
import { useState } from 'react'
import { useAlert } from '#kernel/web/alerts.ts'
import { usePages, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { ChoiceFilter } from '#kernel/web/kit/choice-filter.tsx'
import { Chip, type Tone } from '#kernel/web/kit/chip.tsx'
import { Confirm } from '#kernel/web/kit/confirm.tsx'
import { DataTable } from '#kernel/web/kit/data-table.tsx'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import { useList } from '#kernel/web/kit/use-list.ts'
import { useShownFilters } from '#kernel/web/kit/use-shown-filters.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { useLevel } from '#platform/rights/rights.web.ts'
import { accessCalls } from '../access.calls.ts'
import { badgesElement } from '../access-place.model.ts'
import { type Badge, type BadgeState, badgeStates, movesOfBadge } from '../badge.model.ts'
import type { SiteOfGate } from '../passage.model.ts'
import { usePrintBadges } from './use-print-badges.ts'

const tones = { active: 'success', suspended: 'warning', lost: 'error', returned: 'neutral' } as const satisfies Record<
  BadgeState,
  Tone
>

export function BadgesTable({ sites }: { sites: readonly SiteOfGate[] }) {
  const t = useT()
  const alert = useAlert()
  const list = useList(accessCalls.getPaginatedBadges, { module: 'rh.access' })
  const answer = usePages(accessCalls.getPaginatedBadges, list.query)
  const { start } = useSend(accessCalls.moveBadge, {
    staysOnPage: true,
    onDone: ({ name, firstname, state }) =>
      alert.success(t(`rh.access.was.${state}`, { name: `${firstname} ${name}` })),
  })
  const [asked, setAsked] = useState<{ badge: Badge; to: BadgeState } | null>(null)
  const print = usePrintBadges()
  const columns = useBadgeColumns()
  const mayWrite = useLevel(badgesElement) >= 2
  const move = (badge: Badge, to: BadgeState) => start({ id: badge.id, to, version: badge.version })
  const { siteId, state } = list.narrowing
  const filters = useShownFilters(list, {
    siteId: siteId && sites.find(({ id }) => id === siteId)?.name,
    state: state && t(`rh.access.state.${state}`),
  })
  return (
    <>
      <DataTable
        label={t('rh.access.badges')}
        list={list}
        answer={answer}
        columns={columns}
        rowId={row => row.id}
        rowName={row => `${row.name} ${row.firstname}`}
        searchBy={t('rh.access.search')}
        filters={filters}
        filterPanel={
          <>
            <ChoiceFilter
              list={list}
              name="siteId"
              label={t('rh.field.site')}
              choices={sites.map(({ id, name }) => ({ value: id, label: name }))}
            />
            <ChoiceFilter
              list={list}
              name="state"
              label={t('field.state')}
              choices={badgeStates.map(value => ({ value, label: t(`rh.access.state.${value}`) }))}
            />
          </>
        }
        rowActions={badge =>
          badge.can.write
            ? movesOfBadge[badge.state].map(to => ({
                label: t(`rh.access.move.${to}`),
                isDestructive: to === 'lost',
                onSelect: () => (movesOfBadge[to].length === 0 ? setAsked({ badge, to }) : move(badge, to)),
              }))
            : []
        }
        {...(mayWrite && {
          bulkActions: [
            {
              label: t('rh.access.print'),
              icon: <Print />,
              onSelect: (rows: Badge[], done: () => void) => void print(rows.map(({ id }) => id)).then(done),
            },
          ],
        })}
        exportName={t('rh.access.badges')}
        empty={{ title: t('rh.access.none'), text: t('rh.access.none-text') }}
      />
      {asked && (
        <Confirm
          title={t(`rh.access.move.${asked.to}`)}
          verb={t(`rh.access.move.${asked.to}`)}
          isDestructive
          onConfirm={() => move(asked.badge, asked.to)}
          onClose={() => setAsked(null)}
        >
          {t('rh.access.for-good', { name: `${asked.badge.firstname} ${asked.badge.name}` })}
        </Confirm>
      )}
    </>
  )
}

function useBadgeColumns(): Column<Badge>[] {
  const t = useT()
  const { date, moment } = useFormat()
  return [
    { key: 'name', label: t('field.name'), text: row => `${row.name} ${row.firstname}` },
    { key: 'number', label: t('field.number'), text: row => row.number, cell: row => <bdi>{row.number}</bdi> },
    { key: 'site', label: t('rh.field.site'), text: row => row.site, hiddenBelow: 'md' },
    { key: 'company', label: t('field.company'), text: row => row.company, isOptional: true },
    { key: 'givenOn', label: t('rh.access.given-on'), text: row => date(row.givenOn), hiddenBelow: 'lg' },
    {
      key: 'until',
      label: t('rh.access.until'),
      text: row =>
        row.isUnderContract ? (row.until ? date(row.until) : t('rh.access.no-end')) : t('rh.access.no-contract'),
      cell: row =>
        row.isUnderContract ? (
          row.until ? (
            date(row.until)
          ) : (
            t('rh.access.no-end')
          )
        ) : (
          <Chip label={t('rh.access.no-contract')} tone="warning" />
        ),
    },
    {
      key: 'lastAt',
      label: t('rh.access.last'),
      text: row => (row.lastAt ? [moment(row.lastAt), row.lastSite].filter(Boolean).join(' · ') : null),
      hiddenBelow: 'lg',
    },
    {
      key: 'state',
      label: t('field.state'),
      text: row => t(`rh.access.state.${row.state}`),
      cell: row => <Chip label={t(`rh.access.state.${row.state}`)} tone={tones[row.state]} />,
      onPhone: 'badge',
      width: 130,
    },
  ]
}
