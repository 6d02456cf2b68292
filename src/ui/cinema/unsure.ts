import { createContext } from 'react'

/** Whether the times below have not been confirmed by the server since they were taken from the device. */
export const Unsure = createContext(false)
