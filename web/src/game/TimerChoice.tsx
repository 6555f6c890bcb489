import type { TimerMode } from "../api/types";
import { Radio } from "../ui/Radio";

const choices: { value: TimerMode; label: string; hint: string }[] = [
  { value: "on", label: "With the clock", hint: "Time left over brings a bonus." },
  { value: "extended", label: "Ten times as long", hint: "The clock runs, without hurry or bonus." },
  { value: "off", label: "No clock", hint: "Take all the time you like." },
];

interface Props {
  mode: TimerMode;
  onChange: (mode: TimerMode) => void;
}

/** TimerChoice is how the clocks of a game run. */
export function TimerChoice({ mode, onChange }: Props) {
  return <Radio legend="Some of it is played against a clock" choices={choices} value={mode} onChange={onChange} />;
}
