import Box from '@mui/material/Box'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import type { CampaignBoard } from '../campaign.model.ts'

/** How many of those who come need to be housed and brought, against the places that there are. */
export function PlacesLine({ board: { campaign, needing } }: { board: CampaignBoard }) {
  const t = useT()
  const lines = [
    { of: 'housing', wanted: needing.housing, places: campaign.housingPlaces },
    { of: 'transport', wanted: needing.transport, places: campaign.transportPlaces },
  ] as const
  const told = lines.filter(({ wanted, places }) => wanted > 0 || places !== null)
  if (told.length === 0) return null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {told.map(({ of, wanted, places }) => (
        <Chip
          key={of}
          label={
            places === null
              ? t(`rh.campaign.needing-${of}`, { count: wanted })
              : t(`rh.campaign.needing-${of}-of`, { wanted, count: places })
          }
          tone={places !== null && wanted > places ? 'error' : 'neutral'}
        />
      ))}
    </Box>
  )
}
