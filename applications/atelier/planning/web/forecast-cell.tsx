import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { useT } from '#kernel/web/i18n.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import type { PackingForecast } from '../plan.model.ts'

/** A day of an article: what is asked for, and how far it is planned and made. */
export function ForecastCell({ cell, onOpen }: { cell: PackingForecast; onOpen: () => void }) {
  const t = useT()
  const { number } = useFormat()
  const { cases, plannedCases, doneCases, toPlanCases, manualCases, demandMoved } = cell
  const share = (part: number) => `${cases === 0 ? 0 : Math.min(100, (part / cases) * 100)}%`
  return (
    <ButtonBase
      onClick={onOpen}
      aria-label={t('atelier.forecast.cell', {
        article: cell.article,
        cases: number(cases),
        planned: number(plannedCases),
        done: number(doneCases),
      })}
      sx={{ display: 'block', width: 1, textAlign: 'start', p: 0.5, borderRadius: 1, font: 'inherit', minWidth: 84 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 0.5 }}>
        <Box component="span" sx={{ fontWeight: 700, fontSize: '1rem' }}>
          {number(cases)}
        </Box>
        {manualCases !== null && (
          <Box component="span" sx={{ fontSize: '0.75rem', color: demandMoved ? 'error.main' : 'info.main' }}>
            {t(demandMoved ? 'atelier.forecast.moved' : 'atelier.forecast.corrected')}
          </Box>
        )}
      </Box>
      <Box
        aria-hidden
        sx={{ position: 'relative', height: 5, my: 0.5, borderRadius: 1, bgcolor: 'divider', overflow: 'hidden' }}
      >
        <Box sx={{ position: 'absolute', inset: 0, width: share(plannedCases), bgcolor: 'primary.light' }} />
        <Box sx={{ position: 'absolute', inset: 0, width: share(doneCases), bgcolor: 'primary.dark' }} />
      </Box>
      <Box sx={{ fontSize: '0.78rem', color: toPlanCases > 0 ? 'warning.main' : 'text.secondary' }}>
        {toPlanCases > 0
          ? t('atelier.forecast.to-plan', { n: number(toPlanCases) })
          : t('atelier.forecast.planned-done', { planned: number(plannedCases), done: number(doneCases) })}
      </Box>
    </ButtonBase>
  )
}
