import type { Concept } from "../api/types";

/** Piece is a stretch of an answer with the concepts that were taken from it. */
export interface Piece {
  text: string;
  concepts: string[];
}

/** piecesOf cuts an answer where quotes begin and end. Quotes count code points, and may overlap. */
export function piecesOf(answer: string, turn: number, concepts: Concept[]): Piece[] {
  const letters = Array.from(answer);
  const utterance = `u${turn}`;
  const quotes = concepts.flatMap((concept) =>
    (concept.quotes ?? [])
      .filter((quote) => quote.utterance_id === utterance && quote.end > quote.start)
      .map((quote) => ({ ...quote, concept: concept.id })),
  );
  const cuts = [0, letters.length, ...quotes.flatMap(({ start, end }) => [start, end])];
  const places = [...new Set(cuts.filter((place) => place >= 0 && place <= letters.length))].sort((a, b) => a - b);
  return places.slice(0, -1).map((start, index) => {
    const end = places[index + 1] ?? letters.length;
    const over = quotes.filter((quote) => quote.start <= start && quote.end >= end);
    return { text: letters.slice(start, end).join(""), concepts: [...new Set(over.map(({ concept }) => concept))] };
  });
}
