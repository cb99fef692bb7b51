import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { Component, type ReactNode } from 'react'
import { useT } from '#kernel/web/i18n.ts'

/** A panel that breaks leaves the others standing. */
export class PanelBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override render() {
    return this.state.isBroken ? <BrokenPanel /> : this.props.children
  }
}

function BrokenPanel() {
  const t = useT()
  return (
    <Card sx={{ p: 2.5, height: 1 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('shell.dashboard.panel-failed')}
      </Typography>
    </Card>
  )
}
