export const harvestForecastElement = 'culture/previsionRecolte'
export const annualForecastElement = 'culture/previsionAnnuelle'
export const harvestForecastPath = '/culture/previsionRecolte'
export const annualForecastPath = '/culture/previsionAnnuelle'
