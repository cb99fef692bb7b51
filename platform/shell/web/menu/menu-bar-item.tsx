import ChevronRight from '~icons/ic/baseline-chevron-right'
import ExpandMore from '~icons/ic/baseline-expand-more'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Paper from '@mui/material/Paper'
import Popper from '@mui/material/Popper'
import Tooltip from '@mui/material/Tooltip'
import { type Theme, useTheme } from '@mui/material/styles'
import { useState } from 'react'
import { PageLink } from '#kernel/web/kit/page-link.tsx'
import { type BarEntry, leadsHere } from './bar-entry.ts'
import { CutName } from './cut-name.tsx'
import { cutName } from './menu-tree.ts'

type Props = {
  entry: BarEntry
  /** 0 on the bar itself. */
  depth: number
  /** Keys of the entries that show what is below them, from the top down. */
  open: readonly string[]
  /** Key of the one entry of the bar that Tab stops at. */
  stop: string | undefined
  /** A click on an entry with something below it. */
  onShow: (entry: BarEntry) => void
  /** The pointer rests on an entry. */
  onRest: (entry: BarEntry) => void
  /** A page was chosen. */
  onGo: () => void
}

/** An entry of the menu bar, with the list below it when open. One with children unfolds, any other is a link. */
export function MenuBarItem({ entry, depth, open, stop, onShow, onRest, onGo }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const isRtl = useTheme().direction === 'rtl'
  const hasChildren = entry.children.length > 0
  const isOpen = hasChildren && open[depth] === entry.key
  const behaviour = hasChildren
    ? { 'aria-haspopup': 'menu' as const, 'aria-expanded': isOpen, onClick: () => onShow(entry) }
    : {
        component: PageLink,
        to: entry.to ?? '',
        reopens: true,
        'aria-current': entry.isCurrent ? ('page' as const) : undefined,
        onClick: onGo,
      }
  const sideways = isRtl ? 'left-start' : 'right-start'
  return (
    <Box component="li" role="none" onMouseEnter={() => onRest(entry)}>
      <Tooltip describeChild title={cutName(entry.name) === entry.name ? '' : entry.name}>
        <ButtonBase
          {...behaviour}
          ref={setAnchor}
          role="menuitem"
          data-entry={entry.key}
          tabIndex={depth === 0 && entry.key === stop ? 0 : -1}
          sx={theme =>
            depth === 0
              ? onBar(theme, leadsHere(entry), isOpen)
              : inList(theme, leadsHere(entry), { isOpen, isDim: entry.isDim === true })
          }
        >
          {entry.icon}
          <Box component="span" sx={{ flex: depth === 0 ? undefined : 1 }}>
            <CutName name={entry.name} />
          </Box>
          {hasChildren && <Arrow isOnBar={depth === 0} isRtl={isRtl} />}
        </ButtonBase>
      </Tooltip>
      {isOpen && (
        <Popper
          open
          disablePortal
          role="none"
          anchorEl={anchor}
          placement={depth === 0 ? 'bottom-start' : sideways}
          popperOptions={{ strategy: 'fixed' }}
          modifiers={[
            { name: 'offset', options: { offset: depth === 0 ? [0, 4] : [-7, 2] } },
            { name: 'computeStyles', options: { gpuAcceleration: false } },
            { name: 'flip', options: withinWindow },
            { name: 'preventOverflow', options: withinWindow },
          ]}
          sx={{ zIndex: 'modal' }}
        >
          <Paper
            component="ul"
            role="menu"
            aria-label={entry.name}
            sx={theme => ({
              listStyle: 'none',
              m: 0,
              p: '6px',
              minWidth: 220,
              maxHeight: 'calc(100vh - 130px)',
              overflowY: 'auto',
              borderRadius: '10px',
              border: `1px solid ${theme.vars.palette.divider}`,
              boxShadow: '0 8px 28px rgba(16, 32, 22, 0.14), 0 2px 6px rgba(16, 32, 22, 0.08)',
            })}
          >
            {entry.children.map(child => (
              <MenuBarItem
                key={child.key}
                entry={child}
                depth={depth + 1}
                open={open}
                stop={stop}
                onShow={onShow}
                onRest={onRest}
                onGo={onGo}
              />
            ))}
          </Paper>
        </Popper>
      )}
    </Box>
  )
}

/** A list may leave the list that it opens from, which scrolls; it may not leave the window. */
const withinWindow = { altBoundary: false, rootBoundary: 'viewport', padding: 8 }

const Arrow = ({ isOnBar, isRtl }: { isOnBar: boolean; isRtl: boolean }) =>
  isOnBar ? (
    <ExpandMore aria-hidden sx={{ fontSize: 17, opacity: 0.7 }} />
  ) : (
    <ChevronRight aria-hidden sx={{ fontSize: 17, opacity: 0.7, transform: isRtl ? 'scaleX(-1)' : undefined }} />
  )

const row = {
  justifyContent: 'flex-start',
  gap: '8px',
  textAlign: 'start',
  whiteSpace: 'nowrap',
  fontSize: '0.875rem',
  '&.Mui-focusVisible': { outlineOffset: -2 },
} as const

const onBar = ({ vars: { palette } }: Theme, isHere: boolean, isOpen: boolean) => ({
  ...row,
  minHeight: 40,
  paddingInline: '10px',
  borderRadius: 99,
  fontWeight: isHere ? 650 : 600,
  color: isHere ? palette.navigation.activeText : palette.navigation.text,
  backgroundColor: isHere || isOpen ? palette.navigation.active : undefined,
  '&:hover': { backgroundColor: palette.navigation.active },
})

const inList = (
  { vars: { palette } }: Theme,
  isHere: boolean,
  { isOpen, isDim }: { isOpen: boolean; isDim: boolean },
) => ({
  ...row,
  width: 1,
  minHeight: 36,
  paddingInline: '10px',
  borderRadius: '6px',
  fontWeight: isHere ? 620 : 450,
  color: isHere ? palette.primary.strong : palette.text[isDim ? 'secondary' : 'primary'],
  backgroundColor: isOpen ? palette.action.hover : undefined,
  '&:hover': { backgroundColor: palette.action.hover },
})
