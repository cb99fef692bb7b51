import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useNamePage } from '../page-name.ts'

type Props = {
  title: string
  /** Whose page it is, where the title does not say: it stands in the document's name and in that of a draft. */
  about?: string | undefined
  /** One line that says something true and useful: counts, dates. Never the title again. */
  context?: ReactNode
  actions?: ReactNode
  /** Above the title: a way back, a state. */
  before?: ReactNode
  /** Stands instead of the title's line, for a record that has its own head; the title then names the document only. */
  head?: ReactNode
  children: ReactNode
}

/** The frame of every page: its name, one line of context, its actions, its content. */
export function Page({ title, about, context, actions, before, head, children }: Props) {
  useNamePage(title)
  return (
    <Box
      sx={{
        p: { xs: 2, sm: 3 },
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 2,
        alignContent: 'start',
      }}
    >
      <title>{`${about ? `${title} – ${about}` : title} · Sillon`}</title>
      {before}
      {head ?? <PageHead title={title} context={context} actions={actions} />}
      {children}
    </Box>
  )
}

const PageHead = ({ title, context, actions }: Pick<Props, 'title' | 'context' | 'actions'>) => (
  <Box
    sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-end', justifyContent: 'space-between', mb: 0.5 }}
  >
    <Box sx={{ minWidth: 0, flex: '1 1 320px' }}>
      <Typography variant="h4" component="h1">
        {title}
      </Typography>
      {context && (
        <Typography component="div" variant="subtitle1" sx={{ color: 'text.secondary' }}>
          {context}
        </Typography>
      )}
    </Box>
    {actions && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{actions}</Box>}
  </Box>
)
