import ArticleOutlined from '~icons/ic/outline-article'
import BadgeOutlined from '~icons/ic/outline-badge'
import BoltOutlined from '~icons/ic/outline-bolt'
import HistoryOutlined from '~icons/ic/outline-history'
import InsertDriveFileOutlined from '~icons/ic/outline-insert-drive-file'
import PersonOutlined from '~icons/ic/outline-person'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ComponentType } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import type { Found } from '../search.model.ts'
import type { FoundGroup } from './use-search.ts'

const signs: Record<FoundGroup['kind'], ComponentType> = {
  recent: HistoryOutlined,
  actions: BoltOutlined,
  pages: ArticleOutlined,
  staff: BadgeOutlined,
  files: InsertDriveFileOutlined,
  contacts: PersonOutlined,
}

type Props = {
  id: string
  words: string
  groups: readonly FoundGroup[]
  /** Place of the result that Enter opens, counted through all groups. */
  present: number
  onOpen: (found: Found) => void
  onPoint: (place: number) => void
}

export function SearchResults({ id, words, groups, present, onOpen, onPoint }: Props) {
  const t = useT()
  const starts = groups.map((_, index) => groups.slice(0, index).reduce((sum, { found }) => sum + found.length, 0))
  const isEmpty = groups.length === 0
  return (
    <Box id={id} role="listbox" aria-label={t('search.results')} sx={{ maxHeight: '60vh', overflowY: 'auto', p: 1 }}>
      {isEmpty && (
        <Typography role="status" sx={{ color: 'text.secondary', textAlign: 'center', px: 2, py: 4 }}>
          {words.length < 2 ? t('search.hint') : t('search.nothing', { words })}
        </Typography>
      )}
      {groups.map(({ kind, found }, index) => (
        <Box key={kind} role="group" aria-label={t(`search.${kind}`)}>
          <Typography variant="overline" component="div" aria-hidden sx={{ px: 1.5, pt: 1, color: 'text.secondary' }}>
            {t(`search.${kind}`)}
          </Typography>
          {found.map((one, place) => (
            <Result
              key={one.id}
              id={`${id}-${(starts[index] ?? 0) + place}`}
              found={one}
              Sign={signs[kind]}
              isPresent={(starts[index] ?? 0) + place === present}
              onOpen={() => onOpen(one)}
              onPoint={() => onPoint((starts[index] ?? 0) + place)}
            />
          ))}
        </Box>
      ))}
    </Box>
  )
}

type ResultProps = {
  id: string
  found: Found
  Sign: ComponentType
  isPresent: boolean
  onOpen: () => void
  onPoint: () => void
}

/** A French detail in an Arabic page is cut at its end, and stands on the side of the page all the same. */
const Result = ({ id, found: { title, detail }, Sign, isPresent, onOpen, onPoint }: ResultProps) => (
  <Box
    id={id}
    role="option"
    aria-selected={isPresent}
    tabIndex={-1}
    onClick={onOpen}
    onMouseMove={onPoint}
    sx={{
      display: 'flex',
      alignItems: 'center',
      gap: 1.5,
      minHeight: 44,
      px: 1.5,
      py: 0.75,
      borderRadius: 2,
      cursor: 'pointer',
      color: 'text.primary',
      bgcolor: isPresent ? 'action.selected' : undefined,
      '& > svg': { color: 'text.secondary' },
    }}
  >
    <Sign />
    <Box sx={{ minWidth: 0 }}>
      <Typography noWrap>{title}</Typography>
      {detail && (
        <Typography variant="body2" noWrap dir="auto" sx={{ color: 'text.secondary', textAlign: 'left' }}>
          {detail}
        </Typography>
      )}
    </Box>
  </Box>
)
