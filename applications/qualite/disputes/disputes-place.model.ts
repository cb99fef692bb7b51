export const disputesElement = 'qualite/litiges'
export const amountsField = 'qualite/litiges#montants'
export const registrationElement = 'qualite/litiges/commerce/enregistrement'
export const salesElement = 'qualite/litiges/commerce/suivi'
export const salesAnalysisElement = 'qualite/litiges/commerce/analyse'
export const productionElement = 'qualite/litiges/production/suivi'
export const productionAnalysisElement = 'qualite/litiges/production/analyse'
export const investigationElement = 'qualite/litiges/qualite/enregistrement/edition'
export const decisionRight = 'qualite/litiges/qualite/enregistrement/edition#decider'
export const holdRight = 'qualite/litiges/qualite/enregistrement/edition#bloquer_lot'
export const qualityElement = 'qualite/litiges/qualite/suivi'
export const qualityAnalysisElement = 'qualite/litiges/qualite/analyse'
export const accountingElement = 'qualite/litiges/comptabilite/suivi'
export const settlingRight = 'qualite/litiges/comptabilite/suivi#solder'
export const settledElement = 'qualite/litiges/comptabilite/historique'
export const accountingAnalysisElement = 'qualite/litiges/comptabilite/analyse'

/** Whoever follows disputes in one of these sees the record; what he may do with it is his right there. */
export const followingElements = [
  disputesElement,
  registrationElement,
  salesElement,
  productionElement,
  investigationElement,
  qualityElement,
  accountingElement,
  settledElement,
] as const

export const analysisElements = [
  salesAnalysisElement,
  productionAnalysisElement,
  qualityAnalysisElement,
  accountingAnalysisElement,
] as const

export const registrationPath = '/qualite/litiges/commerce/enregistrement'
export const investigationPath = '/qualite/litiges/qualite/enregistrement/edition'
export const addressOfDispute = (id: string) => `/qualite/litiges?litige=${id}`
export const addressOfInvestigation = (id: string) => `${investigationPath}?id=${id}`
