import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index)

/** A page whose content is on its way: nothing will jump when it comes. */
export const PageSkeleton = () => (
  <Box aria-hidden sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2 }}>
    <Box>
      <Skeleton width={220} height={40} />
      <Skeleton width={340} sx={{ maxWidth: 1 }} />
    </Box>
    <Card sx={{ p: 2.5 }}>
      <LinesSkeleton lines={8} />
    </Card>
  </Box>
)

/** The line of context of a page, so that what stands below does not move when it comes. */
export const ContextSkeleton = () => <Skeleton aria-hidden width={320} sx={{ maxWidth: 1 }} />

export const LinesSkeleton = ({ lines = 4 }: { lines?: number }) => (
  <Box aria-hidden sx={{ display: 'grid', gap: 1.5 }}>
    {upTo(lines).map(line => (
      <Skeleton key={line} height={24} width={`${95 - ((line * 17) % 40)}%`} />
    ))}
  </Box>
)

export const CardSkeleton = ({ lines = 4 }: { lines?: number }) => (
  <Card aria-hidden sx={{ p: 2.5 }}>
    <Skeleton width="35%" height={28} sx={{ mb: 1.5 }} />
    <LinesSkeleton lines={lines} />
  </Card>
)
