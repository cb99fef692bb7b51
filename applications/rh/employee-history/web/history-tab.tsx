import Box from '@mui/material/Box'
import type { Employee } from '#rh/employees/employee.model.ts'
import { ConditionsCard } from './conditions-card.tsx'
import { PlacesCard } from './places-card.tsx'

/** What somebody works at and where, from its first day to what is to come. */
export const HistoryTab = ({ employee }: { employee: Employee }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 2,
      alignItems: 'start',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1.4fr) minmax(0, 1fr)' },
    }}
  >
    <ConditionsCard employee={employee} />
    <PlacesCard employee={employee} />
  </Box>
)
