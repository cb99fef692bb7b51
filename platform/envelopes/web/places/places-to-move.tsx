import Box from '@mui/material/Box'
import { useEffect, useRef } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import type { PageOfPdf } from '#kernel/web/kit/pdf-view.tsx'
import type { Place } from './place-on-page.ts'
import { frame, nameOfSigner, type SignersOfPlaces, spotOn } from './places-of-page.tsx'
import type { Places } from './use-places.ts'

type Props = { page: PageOfPdf; arranged: Places; signers: SignersOfPlaces; helpId: string }

/** The places of one page, each to be dragged or moved by keys. */
export const PlacesToMove = ({ page, arranged, signers, helpId }: Props) => (
  <Box ref={arranged.sheetOf(page)} sx={{ position: 'absolute', inset: 0 }}>
    {arranged.places
      .filter(place => place.page === page.number)
      .map(place => (
        <PlaceToMove
          key={place.key}
          page={page}
          place={place}
          name={nameOfSigner(signers, place)}
          arranged={arranged}
          helpId={helpId}
        />
      ))}
  </Box>
)

type PlaceProps = { page: PageOfPdf; place: Place; name: string; arranged: Places; helpId: string }

function PlaceToMove({ page, place, name, arranged, helpId }: PlaceProps) {
  const t = useT()
  const own = useRef<HTMLButtonElement>(null)
  const isHeld = arranged.held?.key === place.key
  // One that is new, or came from another page, is where the keys go on.
  useEffect(() => {
    if (isHeld) own.current?.focus()
  }, [isHeld])
  return (
    <Box
      ref={own}
      component="button"
      type="button"
      aria-label={t('envelopes.place-of', { name, page: page.number })}
      aria-describedby={helpId}
      onFocus={() => arranged.hold(place.key)}
      onPointerDown={event => arranged.onPointerDown(event, place)}
      onKeyDown={event => arranged.onKeyDown(event, place)}
      sx={{
        ...frame,
        ...spotOn(page, place),
        cursor: 'grab',
        touchAction: 'none',
        userSelect: 'none',
        ...(isHeld && { border: '2px solid #15803d', boxShadow: '0 0 0 3px rgb(22 163 74 / 35%)', zIndex: 1 }),
      }}
    >
      {name}
    </Box>
  )
}
