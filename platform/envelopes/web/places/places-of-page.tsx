import Box from '@mui/material/Box'
import type { PageOfPdf } from '#kernel/web/kit/pdf-view.tsx'
import { useT } from '#kernel/web/i18n.ts'
import { type EnvelopeInFull, type PlaceToSign, sizeOfPlace } from '../../envelope.model.ts'

export type SignersOfPlaces = Pick<EnvelopeInFull['recipients'][number], 'id' | 'firstname' | 'name'>[]

type Props = { page: PageOfPdf; places: readonly PlaceToSign[]; signers: SignersOfPlaces }

/** Where the signers of a document sign on one of its pages. */
export function PlacesOfPage({ page, places, signers }: Props) {
  const t = useT()
  return places
    .filter(place => place.page === page.number)
    .map(place => {
      const name = nameOfSigner(signers, place)
      return (
        <Box
          key={`${place.recipientId} ${place.x} ${place.y}`}
          role="img"
          aria-label={t('envelopes.place-of', { name, page: page.number })}
          sx={{ ...frame, ...spotOn(page, place) }}
        >
          {name}
        </Box>
      )
    })
}

export function nameOfSigner(signers: SignersOfPlaces, { recipientId }: PlaceToSign) {
  const signer = signers.find(({ id }) => id === recipientId)
  return signer ? `${signer.firstname} ${signer.name}`.trim() : ''
}

/** Paper is white whatever the theme: so are what lies on it and its ink. */
export const frame = {
  position: 'absolute',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  p: 0.25,
  font: 'inherit',
  fontSize: 'clamp(9px, 1.2vw, 13px)',
  fontWeight: 600,
  lineHeight: 1.15,
  textAlign: 'center',
  color: '#14532d',
  backgroundColor: 'rgb(220 252 231 / 90%)',
  border: '1.5px dashed #15803d',
  borderRadius: '4px',
} as const

export const spotOn = ({ width, height }: PageOfPdf, { x, y }: PlaceToSign) => ({
  left: share(x, width),
  top: share(y, height),
  width: share(sizeOfPlace.width, width),
  height: share(sizeOfPlace.height, height),
})

const share = (part: number, whole: number) => `${(part / whole) * 100}%`
