import Button from '@mui/material/Button'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useT } from '#kernel/web/i18n.ts'
import { OutcomeSheet } from '#kernel/web/kit/outcome-sheet.tsx'

/** Base address of the careers site, written into the page by the server; else the one that it serves beside us. */
const careersUrl = () => document.querySelector<HTMLMetaElement>('meta[name="careers-url"]')?.content || '/careers.html'

/** An applicant who came to the administration's address is taken to the same path of the careers site. */
export function CareersRedirectPage() {
  const t = useT()
  const { pathname } = useLocation()
  const target = onCareersSite(careersUrl(), pathname)
  useEffect(() => window.location.replace(target), [target])
  return (
    <OutcomeSheet
      title={t('shell.careers')}
      text={t('shell.careers.going')}
      actions={
        <Button href={target} variant="outlined" color="inherit">
          {t('verb.continue')}
        </Button>
      }
    />
  )
}

/** A single page serves the site beside us: it finds the path after `#`. A site of its own has it as its path. */
const onCareersSite = (site: string, path: string) =>
  site.endsWith('.html') ? `${site}#${path}` : site.replace(/\/$/, '') + path
