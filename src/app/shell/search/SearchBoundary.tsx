import { Component, type ReactNode } from 'react'
import { SearchError } from '../../../atoms/search/suggestions.ts'
import { problemTexts } from '../../../texts/problems.ts'
import { ErrorStrip } from '../../../ui/kit/ErrorStrip.tsx'

type SearchBoundaryProps = {
  /** A new text is a new try. */
  text: string
  className: string | undefined
  children: ReactNode
}
type SearchBoundaryState = { error: unknown; text: string }

/** Keeps what fails in the search area there: the form and the page around it live on (K6). */
export class SearchBoundary extends Component<SearchBoundaryProps, SearchBoundaryState> {
  override state: SearchBoundaryState = { error: null, text: this.props.text }

  static getDerivedStateFromError(error: unknown): Partial<SearchBoundaryState> {
    return { error }
  }

  static getDerivedStateFromProps(
    { text }: SearchBoundaryProps,
    state: SearchBoundaryState,
  ): Partial<SearchBoundaryState> | null {
    return text === state.text ? null : { error: null, text }
  }

  override render(): ReactNode {
    const { error } = this.state
    if (error === null) return this.props.children
    return (
      <div className={this.props.className}>
        <ErrorStrip message={problemTexts[error instanceof SearchError ? error.kind : 'failed']} />
      </div>
    )
  }
}
