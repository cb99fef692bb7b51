import { Chip } from '#kernel/web/kit/chip.tsx'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import { Moment } from '#kernel/web/kit/moment.tsx'
import type { useT } from '#kernel/web/i18n.ts'
import type { Delegate } from '../delegation.model.ts'

/** An admin configures everything: what is given counts for the others. */
export const delegateColumns = (t: ReturnType<typeof useT>): Column<Delegate>[] => [
  { key: 'name', label: t('field.person'), text: ({ firstname, name }) => `${name} ${firstname}` },
  { key: 'jobtitle', label: t('field.jobtitle'), text: row => row.jobtitle, hiddenBelow: 'lg' },
  {
    key: 'components',
    label: t('delegation.components'),
    text: row => (row.admin ? t('delegation.everything') : row.components),
    cell: row =>
      row.admin ? <Chip label={t('delegation.everything')} tone="info" /> : row.components || t('delegation.nothing'),
    onPhone: 'badge',
  },
  { key: 'applications', label: t('field.applications'), text: row => row.applications.join(', ') },
  {
    key: 'endsAt',
    label: t('delegation.next-end'),
    text: row => row.endsAt,
    cell: row => <Moment instant={row.endsAt} />,
    hiddenBelow: 'md',
  },
]
