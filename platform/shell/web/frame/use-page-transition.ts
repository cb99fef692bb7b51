import { useTheme } from '@mui/material/styles'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { layoutPreference, type LayoutOptions } from '#kernel/web/layout-options.ts'

type Transition = LayoutOptions['transition']

/** Milliseconds. The page stands and answers from the first of them. */
const lasts = 220

/** Pixels that the page comes from. */
const distances = { scroll: 28, slide: 120 }

/** A page enters as the person chose, once it is there; nothing waits for it, and nothing moves where motion is unwanted. */
export function usePageTransition(sheet: RefObject<HTMLElement | null>) {
  const { pathname } = useLocation()
  const { transition } = layoutPreference.use()
  const { direction } = useTheme()
  const shown = useRef(`${pathname} ${transition}`)
  const running = useRef<Animation | undefined>(undefined)

  useLayoutEffect(() => {
    const now = `${pathname} ${transition}`
    if (shown.current === now || isMotionUnwanted()) return
    shown.current = now
    running.current?.cancel()
    running.current = sheet.current?.animate?.([{ opacity: 0, translate: startOf(transition, direction) }, {}], {
      duration: lasts,
      easing: 'cubic-bezier(.2, .7, .2, 1)',
    })
  }, [pathname, transition, direction, sheet])

  useEffect(() => () => running.current?.cancel(), [])
}

const isMotionUnwanted = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** Where the page comes from: `slide-x` from the end of the line, reversed from its start. */
export function startOf(transition: Transition, direction: 'ltr' | 'rtl') {
  const [kind, axis, reverse] = transition.split('-')
  if (kind === 'fade') return '0 0'
  const distance = distances[kind as keyof typeof distances] * (reverse ? -1 : 1)
  return axis === 'x' ? `${direction === 'rtl' ? -distance : distance}px 0` : `0 ${distance}px`
}
