import Box from '@mui/material/Box'
import type { t as translate } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import { Moment } from '#kernel/web/kit/moment.tsx'
import { actorInWords } from './actor-in-words.ts'

type Told = { at: string; actor: { firstname: string; name: string } | null; support: boolean }

/** When something was done, and who did it; who came from the platform bears the mark. */
export const whenAndWhoColumns = <Row extends Told>(t: typeof translate): Column<Row>[] => [
  {
    key: 'at',
    label: t('field.when'),
    text: ({ at }) => at,
    cell: ({ at }) => (
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        <Moment instant={at} />
      </Box>
    ),
    width: '1%',
  },
  {
    key: 'actor',
    label: t('field.who'),
    text: ({ actor, support }) =>
      support ? `${actorInWords(t, actor)} (${t('audit.support')})` : actorInWords(t, actor),
    cell: ({ actor, support }) => (
      <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <bdi>{actorInWords(t, actor)}</bdi>
        {support && <Chip label={t('audit.support')} tone="warning" />}
      </Box>
    ),
    width: '15%',
  },
]
