import { type RefObject, useEffect } from 'react'

/** A form that is made anew once saved takes the focus with it: it goes back to the button that saves. */
export function useFocusOnceSaved(part: RefObject<HTMLElement | null>, savedTimes: number) {
  useEffect(() => {
    if (savedTimes > 0) part.current?.querySelector<HTMLElement>('button[type=submit]')?.focus({ preventScroll: true })
  }, [part, savedTimes])
}
