import ChevronRight from '~icons/ic/baseline-chevron-right'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Tooltip from '@mui/material/Tooltip'
import type { ReactNode } from 'react'
import { PageLink } from '#kernel/web/kit/page-link.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { CutName } from './cut-name.tsx'
import { cutName } from './menu-tree.ts'

type Props = {
  name: string
  /** 0 for an application, 1 and more for what it holds. */
  depth?: number
  icon?: ReactNode
  isCurrent?: boolean
  /** Still to come. */
  isDim?: boolean
  /** Only the icon shows: the tooltip then says the name. */
  isMini?: boolean
  /** How much waits there; none shows nothing. */
  count?: number
} & (
  | { to: string; isOpen?: never; onToggle?: never; controls?: never }
  | { to?: never; isOpen: boolean; onToggle: () => void; controls: string }
)

/** One line of the left menu: it leads to a page, or unfolds what is below it. */
export function MenuRow({
  name,
  depth = 0,
  icon,
  isCurrent = false,
  isDim = false,
  isMini = false,
  count = 0,
  to,
  isOpen,
  onToggle,
  controls,
}: Props) {
  const shown = cutName(name)
  const behaviour = to
    ? { component: PageLink, to, reopens: true, 'aria-current': isCurrent ? ('page' as const) : undefined }
    : { onClick: onToggle, 'aria-expanded': isOpen, 'aria-controls': controls }
  return (
    <Tooltip describeChild title={isMini || shown !== name ? name : ''} placement="right">
      <ButtonBase
        {...behaviour}
        aria-label={isMini ? name : undefined}
        sx={theme => ({
          width: 1,
          justifyContent: 'flex-start',
          gap: depth === 0 ? '10px' : '11px',
          minHeight: depth === 0 ? 40 : 34,
          paddingInlineStart: `${depth === 0 ? 10 : 10 + depth * 21}px`,
          paddingInlineEnd: '10px',
          borderRadius: 99,
          textAlign: 'start',
          whiteSpace: 'nowrap',
          overflow: 'hidden',
          fontSize: depth === 0 ? '0.9rem' : '0.84rem',
          fontWeight: isCurrent ? 650 : depth === 0 ? 600 : 450,
          color: theme.vars.palette.navigation[isCurrent ? 'activeText' : isDim ? 'dim' : 'text'],
          backgroundColor: isCurrent ? theme.vars.palette.navigation.active : undefined,
          '&:hover': { backgroundColor: theme.vars.palette.navigation.active },
          '&.Mui-focusVisible': { outline: `2px solid ${theme.vars.palette.primary.light}`, outlineOffset: -2 },
        })}
      >
        {icon ?? <Bullet isCurrent={isCurrent} />}
        {!isMini && (
          <Box
            component="span"
            sx={{ flex: 1, minWidth: 0, lineHeight: 1.75, overflow: 'hidden', textOverflow: 'ellipsis' }}
          >
            <CutName name={name} />
          </Box>
        )}
        {!isMini && count > 0 && (
          <>
            {' '}
            <Count count={count} />
          </>
        )}
        {!isMini && onToggle && (
          <ChevronRight
            aria-hidden
            sx={theme => ({
              fontSize: 18,
              color: theme.vars.palette.navigation.dim,
              transition: 'transform 150ms',
              transform: isOpen ? 'rotate(90deg)' : theme.direction === 'rtl' ? 'scaleX(-1)' : 'none',
            })}
          />
        )}
      </ButtonBase>
    </Tooltip>
  )
}

const Count = ({ count }: { count: number }) => {
  const { number } = useFormat()
  return (
    <Box
      component="span"
      sx={theme => ({
        flexShrink: 0,
        px: '8px',
        borderRadius: 99,
        fontSize: '0.75rem',
        fontWeight: 650,
        lineHeight: '20px',
        backgroundColor: 'rgba(255, 255, 255, .16)',
        color: theme.vars.palette.navigation.activeText,
      })}
    >
      {number(count)}
    </Box>
  )
}

const Bullet = ({ isCurrent }: { isCurrent: boolean }) => (
  <Box
    component="span"
    aria-hidden
    sx={theme => ({
      flexShrink: 0,
      width: 5,
      height: 5,
      borderRadius: '50%',
      backgroundColor: isCurrent ? '#6FD39B' : theme.vars.palette.navigation.dim,
      opacity: isCurrent ? 1 : 0.6,
    })}
  />
)
