"""`fogg play` through a pipe: every command answers with a sentence, and leaving keeps the game."""

from pathlib import Path

import pytest
from tests.cli.helpers import Fogg
from tests.rules.test_own_code import volcano_board

import fogg as api

OPENING = ["keep 1 2", ""]
USA = ["play", "usa", "--seats", "ann,random", "--seed", "7"]


def after(out: str, answer: str) -> bool:
    """Return whether an answer stands in the output, however it is wrapped."""
    return answer in " ".join(out.split())


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("keep 1", "No tickets are on offer"),
        ("draw", "Draw which card?"),
        ("draw 6", "The market has places 1 to 5, not 6."),
        ("claim denver qwerty", "There is no city 'qwerty' on this board."),
        ("claim vancouver calgary white", "(usa R17)"),
        ("claim los angeles new york", "No route joins Los Angeles and New York"),
        ("pass", "You can pass only when nothing else is possible. (usa R7)"),
        ("undo", "There is nothing to take back."),
        ("dance", "There is no command 'dance'."),
        ("why", "Nothing was refused."),
        ("why denver omaha", "Denver–Omaha needs 4 cards of one color, more than you have. (usa R17)"),
        ("why draw hidden", "You can do that now: Draw the top card of the deck"),
        ("map denver", "Kansas City 4 black 4 orange"),
        ("map", "Atlanta–Charleston 2 gray"),
        ("hand", "Hand 4 cards:"),
        ("row", "Decks 97 in the deck, 0 discarded"),
        ("scores", "If the game ended now"),
        ("log", "Random kept"),
        ("rules", "Setup R1, R2"),
        ("rules R13", "R13 No hand limit."),
        ("rules R99", "There is no rule R99"),
        ("help", "claim CITY CITY [COLOR] [N]"),
        ("help draw", "draw CARD (or `d`)"),
        ("options", "Draw the top card of the deck"),
        ("99", "The market has places 1 to 5, not 99."),
        ("", "Ann's turn"),
    ],
)
def test_a_command_is_answered(fogg: Fogg, line: str, answer: str) -> None:
    ran = fogg(*USA, typed=[*OPENING, line, "quit"])
    assert ran.status == 0
    assert after(ran.out, answer)


def test_why_alone_quotes_the_rule_of_the_last_refusal(fogg: Fogg) -> None:
    ran = fogg(*USA, typed=[*OPENING, "claim denver omaha", "why", "quit"])
    assert after(ran.out, "usa R17: Choose one open route.")


def test_a_claim_with_several_payments_asks_which(fogg: Fogg) -> None:
    game = api.new_game("usa", ["Ann", "Random"], 7)
    hand = game.view(0).hand
    assert len(hand) > 1
    ran = fogg(*USA, typed=[*OPENING, "claim dallas houston", "1", "undo", "quit"])
    first = next(iter(kind for kind in hand if kind != "locomotive"))
    assert after(ran.out, f"1 Claim Dallas–Houston with 1 {first}")
    assert after(ran.out, f"Ann claimed Dallas–Houston with 1 {first} for 1 point.")
    assert "Taken back." in ran.out


def test_after_a_turn_only_undo_is_left(fogg: Fogg) -> None:
    ran = fogg(*USA, typed=[*OPENING, "claim dallas houston", "1", "draw hidden", "undo", "draw hidden", "quit"])
    assert "Your turn is over: press Enter to continue, or `undo` it." in ran.out
    assert "Ann drew a card from the deck:" in ran.out


@pytest.mark.parametrize("last", [["quit"], []], ids=["quit", "end of input"])
def test_leaving_saves_the_game_and_says_how_to_go_on(fogg: Fogg, tmp_path: Path, last: list[str]) -> None:
    ran = fogg(*USA, typed=[*OPENING, "draw hidden", *last])
    saved = next(tmp_path.glob("fogg-usa-*.jsonl"))
    assert f"Resume it with `fogg play --resume {saved.name}`." in ran.out
    moves = api.load_record(saved).replay().moves
    assert [move.seat for move in moves] == [0, 1, 0]


def test_a_game_goes_on_where_it_was_left_as_if_it_had_not_been(fogg: Fogg, tmp_path: Path) -> None:
    turns = ["h", "h", "h", "h", "h", "h"]
    fogg(*USA, "--save", "whole.jsonl", typed=[*OPENING, *turns])
    fogg(*USA, "--save", "parts.jsonl", typed=[*OPENING, *turns[:3]])
    fogg("play", "--resume", "parts.jsonl", typed=turns[3:])
    assert (tmp_path / "parts.jsonl").read_text() == (tmp_path / "whole.jsonl").read_text()


def test_nothing_is_saved_before_the_first_decision(fogg: Fogg, tmp_path: Path) -> None:
    ran = fogg(*USA, typed=["quit"])
    assert "Nothing was decided yet" in ran.out
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_exists_is_not_overwritten(fogg: Fogg, tmp_path: Path) -> None:
    (tmp_path / "mine.jsonl").write_text("dear diary")
    assert fogg(*USA, "--save", "mine.jsonl").status == 1
    ran = fogg(*USA, typed=[*OPENING, "save mine.jsonl", "save other.jsonl", "quit"])
    assert "mine.jsonl already exists" in ran.out and "Saved as other.jsonl." in ran.out
    assert (tmp_path / "mine.jsonl").read_text() == "dear diary"


def test_a_finished_game_is_not_gone_on_with(fogg: Fogg, tmp_path: Path) -> None:
    game = api.new_game("new_york", ["Ann", "Racer"], 1)
    while not game.over:
        game.play(game.actors[0], game.options(game.actors[0])[-1])
    game.record().save(tmp_path / "over.jsonl")
    ran = fogg("play", "--resume", "over.jsonl")
    assert (ran.status, ran.err) == (1, "fogg: over.jsonl: this game is over; `fogg replay over.jsonl` replays it\n")


def test_the_start_asks_for_board_and_seats_with_defaults(fogg: Fogg) -> None:
    ran = fogg("play", typed=["", "", "", *OPENING, "quit"])
    assert after(ran.out, "At the table: Player, Racer, Greedy.")
    ran = fogg("play", typed=["moon", "new york", "you,random", "Cleo", "quit"])
    assert "'moon' is not a playable board here" in ran.out
    assert after(ran.out, "At the table: Cleo, Random.")


def test_reconstructed_data_is_said_at_the_start_and_in_the_help(fogg: Fogg) -> None:
    ran = fogg("play", "amsterdam", "--seats", "you,random", typed=["keep 1", "", "help", "quit"])
    assert " ".join(ran.out.split()).count("Reconstructed: the contracts.") == 2


def test_a_persons_hand_is_shown_only_behind_the_curtain(fogg: Fogg) -> None:
    typed = ["", "keep 1 2", "", "", "keep 1 2", "", "quit"]
    out = fogg("play", "usa", "--seats", "ann,ben", "--seed", "7", typed=typed).out
    game = api.new_game("usa", ["Ann", "Ben"], 7)
    curtain = "Press Enter when only Ben can see the screen."
    assert out.count("Press Enter when only Ann can see the screen.") == 2
    before, _, behind = out.partition(curtain)
    for ticket in game.view(1).offer:
        name = f"{game.ruleset.board.cities[ticket.a].name}–{game.ruleset.board.cities[ticket.b].name}"
        assert name not in before and name in behind
    assert "Ann kept 2 tickets" in out


def test_the_edition_s_own_verbs_work_and_its_pieces_are_counted(fogg: Fogg) -> None:
    typed = ["keep 1 2", "", "station paris", "pay 1", "", "map paris", "station paris", "quit"]
    out = fogg("play", "europe", "--seats", "ann,random", "--seed", "5", typed=typed).out
    assert after(out, "Ann built a station in Paris with")
    assert "2 stations" in out
    assert "Ann has a station here." in out
    assert "Ann already has a station in Paris. (europe R24)" in out


def test_track_is_laid_by_two_cities_and_a_color(fogg: Fogg) -> None:
    typed = ["keep 1 2 3", "", "claim dijon paris", "h", "h", "1", "place dijon paris red", "", "map dijon", "quit"]
    out = fogg("play", "france", "--seats", "ann,random", "--seed", "5", typed=typed).out
    assert after(out, "There is no track on Dijon–Paris yet. You can claim it once a track piece is there. (france R4)")
    assert after(out, "1 Place track: 984 choices")
    assert after(out, "1 Allemagne–Mulhouse (8)")
    assert after(out, "Ann laid track on Dijon–Paris: red, length 5.")
    assert after(out, "Paris 5 red 5 no color yet (closed to you)")


def test_several_wild_cards_in_the_hand_are_locomotives(fogg: Fogg) -> None:
    out = fogg("play", "usa", "--seats", "ann,random", "--seed", "5", typed=["quit"]).out
    assert after(out, "Hand 4 cards: 1 orange, 1 yellow, 2 locomotives")


def test_a_number_after_a_refusal_draws_nothing_and_asks_what_is_meant(fogg: Fogg) -> None:
    out = fogg(*USA, typed=[*OPENING, "claim denver omaha", "1", "quit"]).out
    assert after(out, "What does 1 mean? Type `draw 1` for a card of the market")
    assert "Ann took" not in out


def test_a_refusal_clears_the_list_last_shown(fogg: Fogg) -> None:
    out = fogg(*USA, typed=[*OPENING, "options", "claim denver omaha", "1", "quit"]).out
    assert after(out, "What does 1 mean?") and "Ann took" not in out


def test_a_word_that_is_not_understood_clears_the_numbers_too(fogg: Fogg) -> None:
    out = fogg(*USA, typed=[*OPENING, "claim denver qwerty", "1", "quit"]).out
    assert after(out, "What does 1 mean?") and "Ann took" not in out


@pytest.mark.parametrize("shown", ["row", "options"])
def test_what_is_shown_after_a_refusal_gives_numbers_a_meaning_again(fogg: Fogg, shown: str) -> None:
    out = fogg(*USA, typed=[*OPENING, "claim denver omaha", shown, "1", "quit"]).out
    assert "What does 1 mean?" not in out and "Ann took" in out


def test_a_number_that_is_out_of_range_can_be_corrected(fogg: Fogg) -> None:
    out = fogg(*USA, typed=[*OPENING, "99", "1", "quit"]).out
    assert "Ann took" in out


REFUSED = ["keep 1 2", "", "claim elm hazel", "why", "quit"]


def test_why_quotes_the_rules_of_a_board_of_ones_own(fogg: Fogg, tmp_path: Path) -> None:
    folder = volcano_board(tmp_path / "volcano")
    (folder / "rules.md").write_text("# Lava\n\n**R1** Nothing is built near a volcano.\n", encoding="utf-8")
    out = fogg("play", "volcano", "--seats", "you,random", "--seed", "3", typed=REFUSED).out
    assert "volcano R1: Nothing is built near a volcano." in out


def test_why_is_content_with_the_sentence_where_a_board_has_no_rules(fogg: Fogg, tmp_path: Path) -> None:
    volcano_board(tmp_path / "volcano")
    out = fogg("play", "volcano", "--seats", "you,random", "--seed", "3", typed=[*REFUSED[:-1], "rules", "quit"]).out
    assert out.count("The elm is too near to the volcano. (volcano R1)") == 2
    assert "unknown edition" not in out
    assert "This board has no rules.md; `rules EDITION` shows those of an edition." in out
