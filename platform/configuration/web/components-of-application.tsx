import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { CardGrid } from '#kernel/web/kit/card-grid.tsx'
import type { DelegatedApplication } from '#platform/delegation/delegation.model.ts'
import { useMenu } from '#platform/rights/rights.web.ts'
import { ComponentCard } from './component-card.tsx'

type Props = { application: DelegatedApplication; onOpen: (componentId: number) => void }

/** What is set up of an application, in the order of its elements. */
export function ComponentsOfApplication({ application, onOpen }: Props) {
  const headingId = useId()
  const colour = useMenu()?.modules.find(({ id }) => id === application.applicationId)?.colour
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ display: 'grid', gap: 1.5 }}>
      <Typography id={headingId} variant="h6" component="h2" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box aria-hidden sx={{ width: 10, height: 10, borderRadius: '3px', backgroundColor: colour ?? 'divider' }} />
        {application.name}
      </Typography>
      <CardGrid most={3}>
        {application.elements.flatMap(element =>
          element.components.map(component => (
            <ComponentCard
              key={component.id}
              component={component}
              element={element.name}
              onOpen={() => onOpen(component.id)}
            />
          )),
        )}
      </CardGrid>
    </Box>
  )
}
