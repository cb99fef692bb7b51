import Box from '@mui/material/Box'
import { Brought } from '#kernel/web/brought.tsx'
import { useOffered } from '#kernel/web/offered.ts'
import { homeCardsOffer } from '#platform/home-panel.slot.ts'

/** What is the person's own: drafts to resume, notifications, shortcuts. Each is fetched and fails on its own. */
export function HomeCards() {
  const homeCards = useOffered(homeCardsOffer)
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(auto-fit, minmax(340px, 1fr))' },
        '&:empty': { display: 'none' },
      }}
    >
      {homeCards.map((card, index) => (
        <Brought key={index} part={card} />
      ))}
    </Box>
  )
}
