import type { ComponentType } from 'react'
import { ConfigurationPage } from './configuration-page.tsx'
import { type Editors, EditorsContext } from './editors.ts'
import { OwnConfigurationPage } from './own-configuration-page.tsx'

const withEditors = (Page: ComponentType) => (editors: Editors) =>
  function PageWithEditors() {
    return (
      <EditorsContext value={editors}>
        <Page />
      </EditorsContext>
    )
  }

export const configurationPage = withEditors(ConfigurationPage)
export const ownConfigurationPage = withEditors(OwnConfigurationPage)
