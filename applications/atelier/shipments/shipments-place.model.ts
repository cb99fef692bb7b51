export const shippingElement = 'atelier/expedition'
export const shipRight = 'atelier/expedition#expedier'
export const unshipRight = 'atelier/expedition#deexpedier'
export const shipmentsPath = '/atelier/expedition'

type Addressed = { id: string; depotId: string }

/** The depot of a shipment is the workshop that it leaves from (decision 059). */
export const addressOfShipment = ({ id, depotId }: Addressed) => `${shipmentsPath}/${id}/${depotId}`
