import Box from '@mui/material/Box'
import { useT } from '#kernel/web/i18n.ts'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { TimeLeft } from '../../disputes/disputes.web.ts'
import type { NonConformityRow } from '../non-conformity.model.ts'
import { RepeatChip } from './repeat-chip.tsx'
import { SeverityChip } from './severity-chip.tsx'
import { StateChip } from './state-chip.tsx'

/** What does not conform, how grave it is and how long it may still last. */
export function useNonConformityColumns(): Column<NonConformityRow>[] {
  const t = useT()
  const { moment } = useFormat()
  return [
    { key: 'number', label: t('field.number'), text: ({ number }) => number, width: 120 },
    {
      key: 'title',
      label: t('qualite.non-conformity.subject'),
      text: ({ title, isRepeat }) =>
        [title, isRepeat && t('qualite.non-conformity.repeat')].filter(Boolean).join(' · '),
      cell: ({ title, isRepeat }) => (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <bdi>{title}</bdi>
          {isRepeat && <RepeatChip />}
        </Box>
      ),
      onPhone: 'across',
    },
    {
      key: 'severity',
      label: t('qualite.dispute.severity'),
      text: ({ severity }) => t(`qualite.non-conformity.severity.${severity}`),
      cell: ({ severity }) => <SeverityChip severity={severity} />,
      width: 130,
    },
    {
      key: 'source',
      label: t('qualite.non-conformity.source'),
      text: ({ source }) => t(`qualite.non-conformity.source.${source}`),
      width: 130,
      hiddenBelow: 'lg',
      onPhone: 'hidden',
    },
    { key: 'place', label: t('qualite.non-conformity.place'), text: ({ place }) => place, hiddenBelow: 'lg' },
    {
      key: 'owner',
      label: t('qualite.non-conformity.owner'),
      text: ({ owner }) => owner,
      width: 150,
      hiddenBelow: 'lg',
    },
    {
      key: 'dueAt',
      label: t('qualite.dispute.due'),
      text: ({ dueAt }) => dueAt && moment(dueAt),
      cell: ({ dueAt }) => (dueAt ? <TimeLeft dueAt={dueAt} /> : '—'),
      width: 160,
    },
    {
      key: 'state',
      label: t('field.state'),
      text: ({ state }) => t(`qualite.non-conformity.state.${state}`),
      cell: ({ state }) => <StateChip state={state} />,
      width: 130,
      onPhone: 'badge',
    },
    {
      key: 'detectedAt',
      label: t('qualite.non-conformity.detected'),
      text: ({ detectedAt }) => moment(detectedAt),
      width: 190,
      isOptional: true,
      onPhone: 'hidden',
    },
    {
      key: 'company',
      label: t('field.company'),
      text: ({ company }) => company,
      isOptional: true,
      onPhone: 'hidden',
    },
  ]
}
