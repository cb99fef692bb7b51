import Box from '@mui/material/Box'
import { componentOf } from '#kernel/web/brought.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { useOffered } from '#kernel/web/offered.ts'
import { type HomePanel, homePanelsOffer } from '#platform/home-panel.slot.ts'
import type { Module } from '#platform/rights/menu.model.ts'
import { elementOf, placeOfElement } from '../menu/menu-tree.ts'
import { PanelBoundary } from './panel-boundary.tsx'

/** Twelfths of the width: on a wide screen, on a tablet, on a phone. */
const columns: Record<HomePanel['size'], { lg: number; sm: number; xs: number }> = {
  figure: { lg: 3, sm: 6, xs: 12 },
  narrow: { lg: 5, sm: 12, xs: 12 },
  wide: { lg: 7, sm: 12, xs: 12 },
  full: { lg: 12, sm: 12, xs: 12 },
}

/** Figures first, then what is drawn, then what is listed beside it. */
const fromTheTop: readonly HomePanel['size'][] = ['full', 'figure', 'wide', 'narrow']

/** The panels of the applications whose element the person may read, each fetched and failing on its own. */
export function HomePanels({ modules }: { modules: readonly Module[] }) {
  const reads = (element: string) => {
    const place = placeOfElement(modules, element)
    return place !== undefined && elementOf(place).level > 0
  }
  const isShown = ({ element, unless }: HomePanel) =>
    (element === undefined ? modules.length > 0 : reads(element)) && !(unless !== undefined && reads(unless))
  const panels = useOffered(homePanelsOffer)
    .filter(isShown)
    .toSorted((one, other) => fromTheTop.indexOf(one.size) - fromTheTop.indexOf(other.size))
  if (panels.length === 0) return null
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' }}>
      {panels.map((panel, index) => (
        <PlacedPanel key={`${panel.element}-${index}`} panel={panel} />
      ))}
    </Box>
  )
}

function PlacedPanel({ panel }: { panel: HomePanel }) {
  const Panel = componentOf(panel, <CardSkeleton lines={panel.size === 'figure' ? 1 : 5} />)
  const { lg, sm, xs } = columns[panel.size]
  return (
    <Box sx={{ display: 'grid', gridColumn: { xs: `span ${xs}`, sm: `span ${sm}`, lg: `span ${lg}` }, minWidth: 0 }}>
      <PanelBoundary>
        <Panel />
      </PanelBoundary>
    </Box>
  )
}
