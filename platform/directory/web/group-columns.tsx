import type { t as translate } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import type { Group } from '../group.model.ts'
import { CountText } from './count-text.tsx'
import { ruleInWords } from './rule-in-words.ts'

export const groupColumns = (t: typeof translate): Column<Group>[] => [
  { key: 'name', label: t('directory.group.one'), text: ({ name }) => name },
  {
    key: 'count',
    label: t('directory.group.members'),
    text: ({ count }) => count.total,
    cell: ({ count }) => <CountText count={count} />,
    align: 'end',
    width: 110,
    onPhone: 'badge',
  },
  {
    key: 'rule',
    label: t('directory.group.held-by'),
    text: group => heldBy(group, t),
    cell: group => <bdi>{heldBy(group, t)}</bdi>,
  },
  {
    key: 'visibility',
    label: t('directory.group.visibility'),
    text: ({ visibility }) => t(`directory.group.for-${visibility}`),
    cell: ({ visibility }) => <Chip label={t(`directory.group.for-${visibility}`)} />,
    hiddenBelow: 'md',
  },
  { key: 'owner', label: t('directory.group.owner'), text: ({ owner }) => owner, hiddenBelow: 'lg' },
]

export const heldBy = ({ kind, rule }: Pick<Group, 'kind' | 'rule'>, t: typeof translate) =>
  kind === 'manual' ? t('directory.group.by-hand') : ruleInWords(rule, t)
