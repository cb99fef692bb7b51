import Box from '@mui/material/Box'
import ClickAwayListener from '@mui/material/ClickAwayListener'
import { useTheme } from '@mui/material/styles'
import { type KeyboardEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useT } from '#kernel/web/i18n.ts'
import { menuBarHeight } from '../frame/sizes.ts'
import { type BarEntry, leadsHere, trailIn } from './bar-entry.ts'
import { MenuBarItem } from './menu-bar-item.tsx'
import { moveInMenuBar, type PlaceInBar } from './move-in-menu-bar.ts'
import { usePointerAtRest } from './use-pointer-at-rest.ts'

/** Milliseconds: a pointer that only crosses an entry opens nothing, one that slips out of the menu may come back. */
const opensAfter = 90
const closesAfter = 300

/** The menu along the top. One stop of Tab; arrows move in it, entries with something below open it. */
export function MenuBar({ entries }: { entries: readonly BarEntry[] }) {
  const t = useT()
  const isRtl = useTheme().direction === 'rtl'
  const bar = useRef<HTMLUListElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isPointerAtRest = usePointerAtRest()
  const [open, setOpen] = useState<readonly string[]>([])
  const [focused, setFocused] = useState<string | null>(null)
  const stop = trailIn(entries, focused ?? '')?.[0] ?? entries.find(leadsHere) ?? entries[0]

  const show = (keys: readonly string[], wait = 0) => {
    clearTimeout(timer.current)
    if (wait === 0) setOpen(keys)
    else timer.current = setTimeout(() => setOpen(keys), wait)
  }
  const showByPointer = (keys: readonly string[], wait: number) => {
    if (!isPointerAtRest.current) show(keys, wait)
  }
  const go = (place: PlaceInBar) => {
    flushSync(() => show(place.open))
    bar.current?.querySelector<HTMLElement>(`[data-entry="${CSS.escape(place.focus)}"]`)?.focus()
  }
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const focus = (event.target as HTMLElement).dataset.entry
    if (focus === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    const place = moveInMenuBar(event.key, { entries, focus, open, isRtl })
    if (place) {
      event.preventDefault()
      isPointerAtRest.current = true
      return go(place)
    }
    if (event.key === ' ') (event.target as HTMLElement).click()
  }
  const keysTo = (entry: BarEntry) => trailIn(entries, entry.key)?.map(({ key }) => key) ?? []

  return (
    <ClickAwayListener onClickAway={() => show([])}>
      <Box
        component="nav"
        aria-label={t('shell.menu')}
        sx={theme => ({
          minHeight: menuBarHeight,
          px: { xs: 1, sm: 2 },
          backgroundColor: theme.vars.palette.navigation.background,
          color: theme.vars.palette.navigation.text,
          borderBottom: `1px solid ${theme.vars.palette.divider}`,
        })}
      >
        <Box
          component="ul"
          ref={bar}
          role="menubar"
          aria-label={t('shell.menu')}
          onKeyDown={press}
          onFocus={event => setFocused(event.target.dataset.entry ?? null)}
          onBlur={event => {
            if (!event.currentTarget.contains(event.relatedTarget)) show([])
          }}
          onMouseLeave={() => showByPointer([], closesAfter)}
          sx={{ listStyle: 'none', m: 0, p: 0, py: '6px', display: 'flex', flexWrap: 'wrap', gap: '2px' }}
        >
          {entries.map(entry => (
            <MenuBarItem
              key={entry.key}
              entry={entry}
              depth={0}
              open={open}
              stop={stop?.key}
              onShow={shown => show(shown.children.length > 0 ? keysTo(shown) : keysTo(shown).slice(0, -1))}
              onRest={rested =>
                showByPointer(rested.children.length > 0 ? keysTo(rested) : keysTo(rested).slice(0, -1), opensAfter)
              }
              onGo={() => show([])}
            />
          ))}
        </Box>
      </Box>
    </ClickAwayListener>
  )
}
