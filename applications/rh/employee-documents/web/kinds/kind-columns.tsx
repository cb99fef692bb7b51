import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import type { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import type { DocumentKind } from '../../document-kind.model.ts'

type T = ReturnType<typeof useT>

export const kindColumns = (t: T, onEdit: (kind: DocumentKind) => void): Column<DocumentKind>[] => [
  {
    key: 'name',
    label: t('field.name'),
    text: ({ label }) => label,
    cell: kind => (
      <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        {kind.can.edit && !kind.archivedAt ? (
          <MuiLink
            component="button"
            type="button"
            onClick={() => onEdit(kind)}
            sx={{ fontWeight: 600, textAlign: 'start', color: 'text.primary' }}
          >
            {kind.label}
          </MuiLink>
        ) : (
          <b>{kind.label}</b>
        )}
        {kind.isSensitive && <Chip label={t('rh.document-kind.sensitive')} tone="warning" />}
        {kind.archivedAt && <Chip label={t('state.archived')} />}
      </Box>
    ),
  },
  {
    key: 'months',
    label: t('rh.field.months'),
    text: ({ months }) => months && `${months} ${t('rh.document-kind.months-unit')}`,
    comparedBy: ({ months }) => months,
    hiddenBelow: 'md',
  },
  {
    key: 'leadDays',
    label: t('rh.document-kind.lead-days'),
    text: ({ hasExpiry, leadDays }) => (hasExpiry ? leadDays.join(', ') : null),
    comparedBy: ({ hasExpiry, leadDays }) => (hasExpiry ? Math.max(0, ...leadDays) : null),
    hiddenBelow: 'lg',
  },
  {
    key: 'blocks',
    label: t('rh.document-kind.blocks'),
    text: ({ blocks }) => (blocks === 'none' ? null : t(`rh.document-kind.blocks-${blocks}`)),
    hiddenBelow: 'md',
  },
  {
    key: 'uses',
    label: t('rh.term.uses'),
    text: ({ uses }) => (uses > 0 ? t('count.documents', { count: uses }) : null),
    comparedBy: ({ uses }) => uses,
  },
]
